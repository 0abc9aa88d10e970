import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Skeleton } from '../../ui/Skeleton.tsx';

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
          <Skeleton shape="picture" />
          <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
            <Skeleton style={{ width: '60%', height: 20 }} />
            <Skeleton style={{ width: '35%', height: 16 }} />
          </Box>
        </Row>
      ))}
    </Box>
  );
}
