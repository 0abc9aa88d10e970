import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

export function ShopLayout() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}
