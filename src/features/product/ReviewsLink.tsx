import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { touchLink } from '../../theme/touchLink.ts';

type ReviewsLinkProps = {
  /** Where the page has what buyers say; without it nothing leads anywhere. */
  to: string | undefined;
  children: ReactNode;
};

/** Leads from what sums up the reviews to them. */
export function ReviewsLink({ to, children }: ReviewsLinkProps) {
  if (!to) return children;
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      sx={{ ...touchLink, justifySelf: 'start' }}
    >
      {children}
    </Link>
  );
}
