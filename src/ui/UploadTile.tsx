import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { sourcesOf } from '../lib/pictures.ts';
import type { SentPicture } from '../lib/sentPictures.ts';
import { touchTarget } from '../theme/tokens.ts';
import { Picture } from './Picture.tsx';

const Frame = styled(Card, { shouldForwardProp: (name) => name !== 'isMain' })<{
  isMain: boolean;
}>(({ theme, isMain }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  overflow: 'visible',
  background: 'none',
  '& > :first-child': { gridArea: '1 / 1' },
  ...(isMain && { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 }),
}));

/** Its text starts below the remove button; the tile grows if needed. */
const Cover = styled(CardContent)(({ theme }) => ({
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5),
  '&, &:last-child': { padding: theme.spacing(1) },
  '&&': { paddingTop: touchTarget },
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
  /** 1-based position. */
  place: number;
  isMain?: boolean;
  /** Announce a failed upload; false if the caller does. */
  isAlert?: boolean;
  onRetry: () => void;
  onRemove: () => void;
  /** Overlays on the picture, below the upload status. */
  children?: ReactNode;
};

/** Chosen picture with upload progress, retry and removal. */
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
    <Frame elevation={0} square isMain={isMain}>
      <Picture
        {...sourcesOf(image)}
        alt={i18n.t('Picture {place}: {file}', { place, file: label })}
        letter={String(place)}
        sizes="200px"
      />
      {children}
      {state.status === 'uploading' && (
        <Cover>
          <Typography variant="caption">{i18n.t('Uploading')}</Typography>
          <UploadProgress label={label} share={state.share} />
        </Cover>
      )}
      {state.status === 'failed' && (
        <Cover>
          <Stack role={isAlert ? 'alert' : undefined} sx={{ gap: 0.5 }}>
            <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
              {i18n.t('Image upload failed')}
            </Typography>
            <Typography variant="caption">{state.reason}</Typography>
          </Stack>
          <Button
            size="small"
            variant="outlined"
            onClick={onRetry}
            aria-label={i18n.t('Try again: {file}', { file: label })}
            sx={{ paddingInline: 1 }}
          >
            {i18n.t('Try again')}
          </Button>
        </Cover>
      )}
      <Remove aria-label={i18n.t('Remove {file}', { file: label })} onClick={onRemove}>
        <Close fontSize="small" />
      </Remove>
    </Frame>
  );
}

/** Indeterminate before the first byte, and while the server processes the file. */
function UploadProgress({ label, share }: { label: string; share: number }) {
  const isSent = share === 0 || share >= 1;
  return (
    <LinearProgress
      aria-label={i18n.t('Upload of {file}', { file: label })}
      color="inherit"
      {...(isSent
        ? { variant: 'indeterminate' }
        : { variant: 'determinate', value: Math.round(share * 100) })}
    />
  );
}
