import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** The placeholder of a cart that is loading, with as many lines. */
export function CartSkeleton({ lines }: { lines: number }) {
  const indexes = Array.from({ length: Math.max(1, lines) }, (_, index) => index);
  return (
    <Box role="status" aria-label="Loading the cart">
      {indexes.map((index) => (
        <Row key={index}>
          <Skeleton sx={{ aspectRatio: '4 / 5', height: 'auto' }} />
          <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
            <Skeleton height={20} sx={{ width: '60%' }} />
            <Skeleton height={16} sx={{ width: '35%' }} />
          </Box>
        </Row>
      ))}
    </Box>
  );
}
