import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '../../../contract/paths.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { SchemeMenu } from './SchemeMenu.tsx';
import type { SchemeMode } from './schemeModes.ts';

const Line = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));

const Row = styled(Container)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2.5),
  minHeight: touchTarget,
  '& a': { display: 'flex', alignItems: 'center', minHeight: touchTarget },
}));

type CompactFooterProps = {
  shopName: string;
  social: readonly { name: string; url: string }[];
  schemeMode: SchemeMode;
  onSchemeModeChange: (mode: SchemeMode) => void;
};

/** The footer of the admin area: what the specification asks of one, in a line. */
export default function CompactFooter({
  shopName,
  social,
  schemeMode,
  onSchemeModeChange,
}: CompactFooterProps) {
  return (
    <Line>
      <Row maxWidth={false}>
        <Typography variant="body2" color="textSecondary">
          © {shopName}
        </Typography>
        <Link href={paths.aboutUs} color="inherit" underline="hover">
          About Us
        </Link>
        <Link href={paths.contacts} color="inherit" underline="hover">
          Contacts
        </Link>
        {social.map(({ name, url }) => (
          <Link
            key={url}
            href={url}
            target="_blank"
            rel="noreferrer"
            color="inherit"
            underline="hover"
          >
            {name}
          </Link>
        ))}
        <Box sx={{ display: { md: 'none' }, ml: 'auto' }}>
          <SchemeMenu mode={schemeMode} onModeChange={onSchemeModeChange} />
        </Box>
      </Row>
    </Line>
  );
}
