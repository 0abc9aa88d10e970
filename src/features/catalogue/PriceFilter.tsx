import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { touchTarget } from '../../theme/tokens.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { PriceFormProps } from './PriceForm.tsx';

// Form libraries are heavy, and few visitors filter by price.
const PriceForm = lazyComponent(() => import('./PriceForm.tsx'));

/** The price filter: its form loads when it is opened, into the space kept for it. */
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
