import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BannerPictures } from '../../lib/banners.ts';
import { filling, onAnyPicture } from '../../theme/onPicture.ts';
import { BannerPicture } from '../../ui/BannerPicture.tsx';

const Stage = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  minHeight: 'min(80svh, 660px)',
  backgroundColor: theme.vars.palette.divider,
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.up('sm')]: { minHeight: 'clamp(420px, 44vw, 82svh)' },
}));

const Cover = styled('img')(filling);

/** In the calm part of the picture: its lower third when it is tall, its left when it is wide. */
const Words = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 2, 4),
  [theme.breakpoints.up('sm')]: {
    alignContent: 'center',
    maxWidth: '52%',
    padding: theme.spacing(3, 0, 3, 4),
  },
  [theme.breakpoints.up('lg')]: { paddingInlineStart: theme.spacing(10), gap: theme.spacing(4) },
  // Where the owner's picture is calm is not known.
  '&[data-own]': {
    ...onAnyPicture(theme),
    alignSelf: 'end',
    margin: theme.spacing(2),
    padding: theme.spacing(3),
  },
}));

/**
 * Under the words where the picture is tall. The pictures are pale: beside a dark page they pass
 * into it, and the words stand on that.
 */
const Veil = styled('div')(({ theme }) => {
  const paper = theme.vars.palette.background.default;
  return {
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(to top, ${paper}, transparent 50%)`,
    [theme.breakpoints.up('sm')]: { backgroundImage: 'none' },
    'html[data-color-scheme="dark"] &': {
      backgroundImage: `linear-gradient(to top, ${paper} 20%, transparent 70%)`,
      [theme.breakpoints.up('sm')]: {
        backgroundImage: `linear-gradient(to right, ${paper}, transparent 75%), linear-gradient(to top, ${paper}, transparent 30%)`,
      },
    },
  };
});

/** It covers the stage, whose height is 80 % of the window's: of 4:5, that is 64 % of it wide. */
const tallSizes = 'max(100vw, min(64vh, 528px))';

type HomeBannerProps = {
  /** The one line, which is the page's heading. */
  line: string;
  next: { label: string; to: string };
  /** For a wide window, and for a phone. */
  pictures: BannerPictures;
};

/** A picture from edge to edge with one line and one button on it. */
export function HomeBanner({ line, next, pictures }: HomeBannerProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <Stage>
      <BannerPicture pictures={pictures} tallSizes={tallSizes}>
        <Cover
          src={pictures.wide}
          alt=""
          fetchPriority="high"
          hidden={isMissing}
          onError={() => setMissing(true)}
        />
      </BannerPicture>
      {!pictures.isOwn && <Veil />}
      <Words data-own={pictures.isOwn}>
        <Typography variant="h1" sx={{ textWrap: 'balance' }}>
          {line}
        </Typography>
        <Button href={next.to} variant="contained" size="large" sx={{ px: { sm: 3, md: 4 } }}>
          {next.label}
        </Button>
      </Words>
    </Stage>
  );
}
