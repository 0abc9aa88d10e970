import Box from '@mui/material/Box';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './OrderFormSkeleton.css.ts';

/** The placeholder of the order form: as high, so that nothing below it moves. */
export function OrderFormSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading the order form"
      sx={{ boxSizing: 'border-box', maxWidth: (theme) => theme.spacing(70) }}
    >
      <Skeleton style={{ width: '60%', height: 34, marginBottom: 24 }} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {['name', 'email', 'phone', 'address'].map((field) => (
          <Box key={field} sx={{ height: 103 }}>
            <Skeleton style={{ width: 96, height: 20, marginBottom: 8 }} />
            <Skeleton style={{ height: 56 }} />
          </Box>
        ))}
      </Box>
      <Skeleton className={css.buttons} />
    </Box>
  );
}
