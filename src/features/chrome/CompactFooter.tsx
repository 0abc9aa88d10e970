import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { StandaloneLink } from '../../ui/SectionLink.ts';
import { SchemeMenu } from './SchemeMenu.tsx';
import type { SchemeMode } from './schemeModes.ts';

const shopLinks = () => [
  { name: i18n.t('About Us'), url: paths.aboutUs },
  { name: i18n.t('Contacts'), url: paths.contacts },
];

const inNewTab = { target: '_blank', rel: 'noreferrer' };

type CompactFooterProps = {
  shopName: string;
  social: readonly { name: string; url: string }[];
  /** Links to the page in other languages. */
  languageLinks?: ReactNode;
  schemeMode: SchemeMode;
  onSchemeModeChange: (mode: SchemeMode) => void;
};

/** One-line footer of the admin area, with the contents required by the specification. */
export default function CompactFooter({
  shopName,
  social,
  languageLinks,
  schemeMode,
  onSchemeModeChange,
}: CompactFooterProps) {
  return (
    <Box component="footer" sx={{ displayPrint: 'none' }}>
      <Divider />
      <Container maxWidth={false}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
          <Typography variant="body2" color="textSecondary">
            {`© ${shopName}`}
          </Typography>
          {[...shopLinks(), ...social.map((profile) => ({ ...profile, ...inNewTab }))].map(
            ({ name, url, ...target }) => (
              <StandaloneLink key={url} href={url} underline="hover" variant="body2" {...target}>
                {name}
              </StandaloneLink>
            ),
          )}
          {languageLinks}
          <Box sx={{ display: { md: 'none' }, ml: 'auto' }}>
            <SchemeMenu mode={schemeMode} onModeChange={onSchemeModeChange} />
          </Box>
        </Stack>
      </Container>
    </Box>
  );
}
