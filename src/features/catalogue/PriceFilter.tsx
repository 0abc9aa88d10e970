import { Suspense } from 'react';
import { touchTarget } from '../../theme/tokens.ts';
import { lazyMuiComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { form } from './PriceFilter.css.ts';
import type { PriceFormProps } from './PriceForm.tsx';

// Form libraries are heavy, and few visitors filter by price.
const PriceForm = lazyMuiComponent(() => import('./PriceForm.tsx'));

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
    <div className={form}>
      <Skeleton style={{ height: 40 }} />
      <Skeleton style={{ height: 40 }} />
      <Skeleton style={{ height: touchTarget }} />
    </div>
  );
}
