import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { bannerSource } from '../../lib/banners.ts';
import { filling } from '../../theme/onPicture.ts';
import { navbarHeight } from '../../theme/tokens.ts';

const Split = styled(Grid)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { minHeight: `calc(100svh - ${navbarHeight.phone}px)` },
}));

const Side = styled(Grid)(({ theme }) => ({
  display: 'none',
  position: 'relative',
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.up('md')]: { display: 'block' },
  '& img': filling,
})) as typeof Grid;

type AccountSplitProps = {
  /** Shown beside the form on wide screens. */
  pictureUrl: string;
  children: ReactNode;
};

/** Layout of login and password pages: a full-height picture and a form. */
export function AccountSplit({ pictureUrl, children }: AccountSplitProps) {
  return (
    <Split container>
      <Side component="picture" size={6}>
        <source {...bannerSource(pictureUrl, '50vw')} />
        <img src={pictureUrl} alt="" loading="lazy" />
      </Side>
      <Grid size={{ xs: 12, md: 6 }}>{children}</Grid>
    </Split>
  );
}
