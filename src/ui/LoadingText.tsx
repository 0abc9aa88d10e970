import type { ReactNode } from 'react';
import { loading } from './LoadingText.css.ts';

/** Says that something is loading, where its layout is not known yet. */
export function LoadingText({ children }: { children: ReactNode }) {
  return (
    <p className={loading} role="status">
      {children}
    </p>
  );
}
