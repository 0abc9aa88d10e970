import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link, { type LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { policyTitles } from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { SchemeMenu } from './SchemeMenu.tsx';
import type { SchemeMode } from './schemeModes.ts';

const Root = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(4, 3),
  paddingBlock: theme.spacing(6, 3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2fr 1fr 1fr 1fr',
    paddingBlockStart: theme.spacing(8),
  },
}));

const Links = styled('nav')({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  '& a': { display: 'flex', alignItems: 'center', minHeight: touchTarget },
});

const shopLinks = [
  { name: 'New Collection', url: paths.newCollection },
  { name: 'Most Popular', url: paths.mostPopular },
  { name: 'All clothes', url: paths.search },
];

const aboutLinks = [
  { name: 'About Us', url: paths.aboutUs },
  { name: 'Contacts', url: paths.contacts },
  { name: 'Size guide', url: paths.sizeGuide },
];

type FooterProps = {
  shopName: string;
  social: readonly { name: string; url: string }[];
  /** The owner's texts that have a page. */
  texts: readonly string[];
  schemeMode: SchemeMode;
  onSchemeModeChange: (mode: SchemeMode) => void;
};

/** The footer of every page: links, the shop, its social profiles and the copyright. */
export function Footer({ shopName, social, texts, schemeMode, onSchemeModeChange }: FooterProps) {
  return (
    <Root>
      <Columns>
        <Typography variant="h2" component="p" sx={wholeRowOnPhone}>
          {shopName}
        </Typography>
        <FooterLinks title="The shop" links={shopLinks} />
        <FooterLinks
          title="The house"
          links={[
            ...aboutLinks,
            ...Object.entries(policyTitles)
              .filter(([name]) => texts.includes(name))
              .map(([name, title]) => ({ name: title, url: `/${name}` })),
          ]}
        />
        {social.length > 0 && (
          <FooterLinks title="Follow us" links={social} target="_blank" rel="noreferrer" />
        )}
        <Box sx={copyrightRow}>
          <Typography variant="body2" color="textSecondary">
            © {shopName}
          </Typography>
          <Box sx={{ display: { md: 'none' } }}>
            <SchemeMenu mode={schemeMode} onModeChange={onSchemeModeChange} />
          </Box>
        </Box>
      </Columns>
    </Root>
  );
}

type FooterLinksProps = Pick<LinkProps, 'target' | 'rel'> & {
  title: string;
  links: readonly { name: string; url: string }[];
};

function FooterLinks({ title, links, ...target }: FooterLinksProps) {
  return (
    <Links aria-label={title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {links.map(({ name, url }) => (
        <Link key={url} href={url} underline="hover" {...target}>
          {name}
        </Link>
      ))}
    </Links>
  );
}

const wholeRowOnPhone = { gridColumn: { xs: '1 / -1', md: 'auto' } } as const;

const copyrightRow = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: touchTarget,
} as const;
