import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { sourcesOf } from '../../../lib/pictures.ts';
import { Picture } from '../../../ui/Picture.tsx';
import type { PictureEntry } from './pictureEntries.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  '&[data-main]': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 },
}));

// Over the picture and not around it: what stands in a frame without a picture is no label.
const Choose = styled(ButtonBase)({ position: 'absolute', inset: 0 });

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.overline,
  position: 'absolute',
  left: 0,
  bottom: 0,
  paddingInline: theme.spacing(1),
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
}));

const Cover = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1),
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 88%, transparent)`,
}));

const Remove = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { backgroundColor: theme.vars.palette.background.default },
}));

type PictureTileProps = {
  picture: PictureEntry;
  /** Its place, from 1. */
  place: number;
  onChoose: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** A picture of a product: a click makes it the main one, once it is there. */
export function PictureTile({ picture, place, onChoose, onRetry, onRemove }: PictureTileProps) {
  const { label, image, flagman, state } = picture;
  return (
    <Frame data-main={flagman || undefined}>
      <Picture
        {...sourcesOf(image)}
        alt={`Picture ${place}: ${label}`}
        letter={String(place)}
        sizes="200px"
      />
      {flagman && <Badge>Main</Badge>}
      {state.status === 'ready' && (
        <Choose
          aria-label={`Make ${label} the main picture`}
          aria-pressed={flagman}
          onClick={onChoose}
        />
      )}
      {state.status === 'uploading' && (
        <Cover>
          <Typography variant="caption">Uploading</Typography>
          <UploadProgress label={label} share={state.share} />
        </Cover>
      )}
      {state.status === 'failed' && (
        <Cover>
          <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
            Image upload failed
          </Typography>
          <Typography variant="caption">{state.reason}</Typography>
          <Button
            size="small"
            variant="outlined"
            onClick={onRetry}
            aria-label={`Try again: ${label}`}
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

/** Once all is sent the server has work to do, for as long as it takes. */
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
