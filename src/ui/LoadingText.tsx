import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../contract/i18n.ts';

/** Loading message, for content whose layout is not known yet. */
export function LoadingText({ children = i18n.t('Loading...') }: { children?: ReactNode }) {
  return (
    <Typography role="status" color="textSecondary" sx={{ py: 10, textAlign: 'center' }}>
      {children}
    </Typography>
  );
}
