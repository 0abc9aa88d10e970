import { cardMediaClasses } from '@mui/material/CardMedia';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Body = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(3, 10),
  // Only pictures fade: text at half opacity has too little contrast.
  [`& article > .${cardMediaClasses.root}`]: { transition: theme.transitions.create('opacity') },
  [`&[aria-busy="true"] article > .${cardMediaClasses.root}`]: { opacity: 0.5 },
}));

type ListingBodyProps = {
  /** Showing results of the previous query while new ones load. */
  busy?: boolean;
  children: ReactNode;
};

/** Products area of a listing page, below banner and filters. */
export function ListingBody({ busy = false, children }: ListingBodyProps) {
  return <Body aria-busy={busy}>{children}</Body>;
}
