import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { touchTarget } from '../../theme/tokens.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { PriceFormProps } from './PriceForm.tsx';

// Forms bring the most code of all, and few who see a list of products look for a price.
const PriceForm = lazyComponent(() => import('./PriceForm.tsx'));

/** What a product may cost: the form comes when it is asked for, and takes the place kept for it. */
export function PriceFilter(props: PriceFormProps) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <PriceForm {...props} />
    </Suspense>
  );
}

function FormSkeleton() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Skeleton height={40} />
      <Skeleton height={40} />
      <Skeleton height={touchTarget} />
    </Stack>
  );
}
