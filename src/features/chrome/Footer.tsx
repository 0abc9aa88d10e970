import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { policyTitles } from '../../../contract/pages.ts';
import { paths } from '../../lib/paths.ts';
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
        <FooterLinks title="The shop">
          <Link href={paths.newCollection} underline="hover">
            New Collection
          </Link>
          <Link href={paths.mostPopular} underline="hover">
            Most Popular
          </Link>
          <Link href={paths.search} underline="hover">
            All clothes
          </Link>
        </FooterLinks>
        <FooterLinks title="The house">
          <Link href={paths.aboutUs} underline="hover">
            About Us
          </Link>
          <Link href={paths.contacts} underline="hover">
            Contacts
          </Link>
          <Link href={paths.sizeGuide} underline="hover">
            Size guide
          </Link>
          {Object.entries(policyTitles).map(
            ([name, title]) =>
              texts.includes(name) && (
                <Link key={name} href={`/${name}`} underline="hover">
                  {title}
                </Link>
              ),
          )}
        </FooterLinks>
        {social.length > 0 && (
          <FooterLinks title="Follow us">
            {social.map(({ name, url }) => (
              <Link key={url} href={url} target="_blank" rel="noreferrer" underline="hover">
                {name}
              </Link>
            ))}
          </FooterLinks>
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

function FooterLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Links aria-label={title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
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
