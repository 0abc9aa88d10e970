import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { measure } from '../../theme/tokens.ts';

const Note = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(8, 2),
  textAlign: 'center',
  textWrap: 'balance',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(14) },
}));

/** The brand in three sentences, and a link to its story. */
export function BrandNote({ shopName }: { shopName: string }) {
  return (
    <Note aria-labelledby="brand-heading">
      <Typography variant="h2" id="brand-heading" sx={{ maxWidth: '24ch' }}>
        Few clothes, made to be let down, taken in and handed on
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: measure }}>
        {shopName} is a small house. We know who weaves our cloth and who sews it, and we make no
        more of a unit than will be worn.
      </Typography>
      <Button component={Link} to={paths.aboutUs} variant="outlined" size="large">
        Read our story
      </Button>
    </Note>
  );
}
