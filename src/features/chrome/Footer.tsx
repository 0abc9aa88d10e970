import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import type { LinkProps } from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { policyTitles } from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { StandaloneLink } from '../../ui/SectionLink.ts';
import { SchemeMenu } from './SchemeMenu.tsx';
import type { SchemeMode } from './schemeModes.ts';

/** The shop's name fills a row up to tablets, and two columns on desktops. */
const columns = { xs: 2, sm: 3, md: 5 };
const nameColumns = { xs: 2, sm: 3, md: 2 };

const shopLinks = () => [
  { name: i18n.t('New Collection'), url: paths.newCollection },
  { name: i18n.t('Most Popular'), url: paths.mostPopular },
  { name: i18n.t('All clothes'), url: paths.search },
];

const aboutLinks = () => [
  { name: i18n.t('About Us'), url: paths.aboutUs },
  { name: i18n.t('Contacts'), url: paths.contacts },
  { name: i18n.t('Size guide'), url: paths.sizeGuide },
];

type FooterProps = {
  shopName: string;
  social: readonly { name: string; url: string }[];
  /** Names of the owner's policy texts that have a page. */
  texts: readonly string[];
  collections?: readonly { name: string; url: string }[];
  /** Delivery, returns and payment in a line. */
  terms?: ReactNode;
  /** Links to the page in other languages. */
  languageLinks?: ReactNode;
  schemeMode: SchemeMode;
  onSchemeModeChange: (mode: SchemeMode) => void;
};

export function Footer({
  shopName,
  social,
  texts,
  collections = [],
  terms,
  languageLinks,
  schemeMode,
  onSchemeModeChange,
}: FooterProps) {
  return (
    <Box component="footer" sx={{ displayPrint: 'none' }}>
      <Divider />
      <Container sx={{ pt: { xs: 6, md: 8 }, pb: 3 }}>
        <Grid container columns={columns} rowSpacing={4} columnSpacing={3}>
          <Grid size={nameColumns}>
            <Typography variant="h2" component="p">
              {shopName}
            </Typography>
          </Grid>
          <FooterLinks title={i18n.t('The shop')} links={[...shopLinks(), ...collections]} />
          <FooterLinks
            title={i18n.t('The house')}
            links={[
              ...aboutLinks(),
              ...Object.entries(policyTitles)
                .filter(([name]) => texts.includes(name))
                .map(([name, title]) => ({ name: i18n.t(title), url: `/${name}` })),
            ]}
          />
          {social.length > 0 && (
            <FooterLinks
              title={i18n.t('Follow us')}
              links={social}
              target="_blank"
              rel="noreferrer"
            />
          )}
        </Grid>
        {terms}
        {languageLinks}
        <Stack direction="row" sx={copyrightRow}>
          <Typography variant="body2" color="textSecondary">
            {`© ${shopName}`}
          </Typography>
          <Box sx={{ display: { md: 'none' } }}>
            <SchemeMenu mode={schemeMode} onModeChange={onSchemeModeChange} />
          </Box>
        </Stack>
      </Container>
    </Box>
  );
}

type FooterLinksProps = Pick<LinkProps, 'target' | 'rel'> & {
  title: string;
  links: readonly { name: string; url: string }[];
};

function FooterLinks({ title, links, ...target }: FooterLinksProps) {
  return (
    <Grid component="nav" size={1} aria-label={title}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        {links.map(({ name, url }) => (
          <StandaloneLink key={url} href={url} underline="hover" {...target}>
            {name}
          </StandaloneLink>
        ))}
      </Stack>
    </Grid>
  );
}

const copyrightRow = {
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: touchTarget,
  mt: 4,
};
