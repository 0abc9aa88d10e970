import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { bannerSource } from '../../lib/banners.ts';
import { filling } from '../../theme/onPicture.ts';
import { navbarHeight } from '../../theme/tokens.ts';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    minHeight: `calc(100svh - ${navbarHeight.phone}px)`,
  },
}));

const Side = styled('picture')(({ theme }) => ({
  display: 'none',
  position: 'relative',
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.up('md')]: { display: 'block' },
  '& img': filling,
}));

type AccountSplitProps = {
  /** Stands beside the form where there is room. */
  pictureUrl: string;
  children: ReactNode;
};

/** The layout of login and password pages: a picture over the full height, and a form. */
export function AccountSplit({ pictureUrl, children }: AccountSplitProps) {
  return (
    <Split>
      <Side>
        <source {...bannerSource(pictureUrl, '50vw')} />
        <img src={pictureUrl} alt="" loading="lazy" />
      </Side>
      {children}
    </Split>
  );
}
