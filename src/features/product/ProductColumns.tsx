import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { lowScreen, navbarHeight } from '../../theme/tokens.ts';

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(0, 6),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'minmax(0, 7fr) minmax(300px, 5fr)',
    paddingBlock: theme.spacing(4, 8),
  },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(6) },
}));

/** Full-bleed on phones. */
const Pictures = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { marginInline: theme.spacing(-2) },
}));

/** Flexbox, because sticky grid items can't leave their row. */
const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  minWidth: 0,
  alignSelf: 'start',
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2) },
  [theme.breakpoints.up('sm')]: {
    position: 'sticky',
    top: navbarHeight.desktop + 24,
  },
  [lowScreen]: { position: 'static' },
}));

type ProductColumnsProps = { pictures: ReactNode; words: ReactNode };

/** Two-column product page with a sticky right column; stacked on phones. */
export function ProductColumns({ pictures, words }: ProductColumnsProps) {
  return (
    <Columns>
      <Pictures>{pictures}</Pictures>
      <Words>{words}</Words>
    </Columns>
  );
}

/** Loading placeholder of a product, with the text of specification P9. */
export function ProductSkeleton() {
  return (
    <ProductColumns
      pictures={
        <Box sx={{ pl: { md: 11 } }}>
          <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
        </Box>
      }
      words={
        <>
          <Typography role="status" variant="body2" color="textSecondary">
            {i18n.t('Loading product...')}
          </Typography>
          <div>
            <Skeleton variant="text" sx={{ width: '80%', fontSize: 'h2.fontSize' }} />
            <Skeleton variant="text" sx={{ width: '25%', fontSize: 'h4.fontSize' }} />
          </div>
          <Skeleton sx={{ width: '70%', height: 48 }} />
          <Skeleton sx={{ height: 52 }} />
          <Skeleton sx={{ height: 160 }} />
        </>
      }
    />
  );
}
