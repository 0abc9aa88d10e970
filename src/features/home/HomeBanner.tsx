import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BannerPictures } from '../../lib/banners.ts';
import { onAnyPicture } from '../../theme/onPicture.ts';
import { BannerPicture } from '../../ui/BannerPicture.tsx';

const Stage = styled(Box)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  minHeight: 'min(80svh, 660px)',
  backgroundColor: theme.vars.palette.divider,
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.up('sm')]: { minHeight: 'clamp(420px, 44vw, 82svh)' },
})) as typeof Box;

/** Placed on the calm part of the picture: the lower third of tall ones, the left of wide ones. */
const Words = styled(Stack)(({ theme }) => ({
  position: 'relative',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 2, 4),
  [theme.breakpoints.up('sm')]: {
    justifyContent: 'center',
    maxWidth: '52%',
    padding: theme.spacing(3, 0),
    paddingInlineStart: theme.spacing(4),
  },
  [theme.breakpoints.up('lg')]: { paddingInlineStart: theme.spacing(10), gap: theme.spacing(4) },
  // Owners' pictures may have no calm part.
  '&[data-own]': {
    ...onAnyPicture(theme),
    alignSelf: 'end',
    margin: theme.spacing(2),
    padding: theme.spacing(3),
  },
}));

/**
 * Gradient behind the text on tall pictures. The dark scheme has it on wide ones, too, since the
 * pictures are pale.
 */
const Veil = styled(Box)(({ theme }) => {
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

/** A 4:5 picture that covers a stage of 80 % of the window's height is 64 % of that height wide. */
const tallSizes = 'max(100vw, min(64vh, 528px))';

type HomeBannerProps = {
  /** Headline and heading of the page. */
  line: string;
  next: { label: string; to: string };
  /** Pictures for wide windows and for phones. */
  pictures: BannerPictures;
};

export function HomeBanner({ line, next, pictures }: HomeBannerProps) {
  return (
    <Stage component="section">
      <BannerPicture pictures={pictures} tallSizes={tallSizes} />
      {!pictures.isOwn && <Veil />}
      <Words data-own={pictures.isOwn}>
        <Typography variant="h1" dir="auto" sx={{ textWrap: 'balance' }}>
          {line}
        </Typography>
        <Button href={next.to} variant="contained" size="large" sx={{ px: { sm: 3, md: 4 } }}>
          {next.label}
        </Button>
      </Words>
    </Stage>
  );
}
