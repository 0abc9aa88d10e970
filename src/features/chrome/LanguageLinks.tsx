import Stack from '@mui/material/Stack';
import { i18n } from '../../../contract/i18n.ts';
import type { Language } from '../../../contract/languages.ts';
import { languageNames } from '../../lib/languageNames.ts';
import { deviceFont } from '../../theme/tokens.ts';
import { StandaloneLink } from '../../ui/SectionLink.ts';

type LanguageLinksProps = {
  /** URL of the page in each language of the shop. */
  urls: readonly { language: Language; url: string }[];
  onChoose: (language: Language) => void;
};

/** The page in the shop's other languages. Each is loaded as a new document. */
export function LanguageLinks({ urls, onChoose }: LanguageLinksProps) {
  return (
    <Stack component="nav" direction="row" aria-label={i18n.t('Language')} sx={languageRow}>
      {urls.map(({ language, url }) => (
        <StandaloneLink
          key={language}
          component="a"
          href={url}
          lang={language}
          variant="body2"
          underline="hover"
          aria-current={language === i18n.locale ? 'true' : undefined}
          onClick={() => onChoose(language)}
        >
          {languageNames[language]}
        </StandaloneLink>
      ))}
    </Stack>
  );
}

const languageRow = {
  flexWrap: 'wrap',
  columnGap: 2.5,
  '& > a': { fontFamily: deviceFont },
  // No separate style: its link would repeat all rules on each rendered page.
  '& > [aria-current]': { textDecoration: 'underline' },
};
