import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sourcesOf } from '../lib/pictures.ts';
import type { SentPicture } from '../lib/sentPictures.ts';
import { touchTarget } from '../theme/tokens.ts';
import { Picture } from './Picture.tsx';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > :first-child': { gridArea: '1 / 1' },
  '&[data-main]': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 },
}));

/** Its words begin below the button that removes: a tile too low for them grows. */
const Cover = styled('div')(({ theme }) => ({
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1),
  paddingTop: touchTarget,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 88%, transparent)`,
}));

const Remove = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { backgroundColor: theme.vars.palette.background.default },
}));

type UploadTileProps = {
  picture: SentPicture;
  /** Its place, from 1. */
  place: number;
  /** It stands for all of them. */
  isMain?: boolean;
  /** Says a failure where nothing else does. */
  isAlert?: boolean;
  onRetry: () => void;
  onRemove: () => void;
  /** What lies on the picture, below what is said of its way. */
  children?: ReactNode;
};

/** A chosen picture: upload progress, retry after a failure, and removal. */
export function UploadTile({
  picture,
  place,
  isMain = false,
  isAlert = false,
  onRetry,
  onRemove,
  children,
}: UploadTileProps) {
  const { label, image, state } = picture;
  return (
    <Frame data-main={isMain || undefined}>
      <Picture
        {...sourcesOf(image)}
        alt={`Picture ${place}: ${label}`}
        letter={String(place)}
        sizes="200px"
      />
      {children}
      {state.status === 'uploading' && (
        <Cover>
          <Typography variant="caption">Uploading</Typography>
          <UploadProgress label={label} share={state.share} />
        </Cover>
      )}
      {state.status === 'failed' && (
        <Cover>
          <Box role={isAlert ? 'alert' : undefined} sx={{ display: 'grid', gap: 0.5 }}>
            <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
              Image upload failed
            </Typography>
            <Typography variant="caption">{state.reason}</Typography>
          </Box>
          <Button
            size="small"
            variant="outlined"
            onClick={onRetry}
            aria-label={`Try again: ${label}`}
            sx={{ paddingInline: 1 }}
          >
            Try again
          </Button>
        </Cover>
      )}
      <Remove aria-label={`Remove ${label}`} onClick={onRemove}>
        <Close fontSize="small" />
      </Remove>
    </Frame>
  );
}

/** Once all is sent, the server still has to process it. */
function UploadProgress({ label, share }: { label: string; share: number }) {
  const isSent = share === 0 || share >= 1;
  return (
    <LinearProgress
      aria-label={`Upload of ${label}`}
      color="inherit"
      {...(isSent
        ? { variant: 'indeterminate' }
        : { variant: 'determinate', value: Math.round(share * 100) })}
    />
  );
}
