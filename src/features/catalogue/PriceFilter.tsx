import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { touchTarget } from '../../theme/tokens.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { PriceFormProps } from './PriceForm.tsx';

// Lazy: form libraries are heavy, and few visitors filter by price.
const PriceForm = lazyComponent(() => import('./PriceForm.tsx'));

/** Price filter; its form loads on opening, into reserved space. */
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
