import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { i18n } from '../../../contract/i18n.ts';

const Row = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** Same size as a line's picture. */
const PictureSkeleton = styled(Skeleton)({ width: 96, height: 120 });

const WordsSkeleton = styled(Stack)(({ theme }) => ({ flex: 1, gap: theme.spacing(1) }));

/** Loading placeholder of a cart with this many lines. */
export function CartSkeleton({ lines }: { lines: number }) {
  const indexes = Array.from({ length: Math.max(1, lines) }, (_, index) => index);
  return (
    <Box role="status" aria-label={i18n.t('Loading the cart')}>
      {indexes.map((index) => (
        <Row key={index}>
          <PictureSkeleton />
          <WordsSkeleton>
            <Skeleton height={20} width="60%" />
            <Skeleton height={16} width="35%" />
          </WordsSkeleton>
        </Row>
      ))}
    </Box>
  );
}

/** Loading placeholder of the order form, as tall as the form to avoid layout shift. */
export function OrderFormSkeleton() {
  return (
    <Box
      role="status"
      aria-label={i18n.t('Loading the order form')}
      sx={{ boxSizing: 'border-box', maxWidth: (theme) => theme.spacing(70) }}
    >
      <Skeleton height={34} sx={{ width: '60%', mb: 3 }} />
      <Stack sx={{ gap: 2 }}>
        {['name', 'email', 'phone', 'address'].map((field) => (
          <Box key={field} sx={{ height: 103 }}>
            <Skeleton height={20} sx={{ width: 96, mb: 1 }} />
            <Skeleton height={56} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
