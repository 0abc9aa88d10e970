import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Body = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(3, 10),
  transition: theme.transitions.create('opacity'),
  '&[aria-busy="true"]': { opacity: 0.5 },
}));

type ListingBodyProps = {
  /** The products are those of the previous query: the new ones are loading. */
  busy?: boolean;
  children: ReactNode;
};

/** Where a listing page has its products, below banner and filters. */
export function ListingBody({ busy = false, children }: ListingBodyProps) {
  return <Body aria-busy={busy}>{children}</Body>;
}
