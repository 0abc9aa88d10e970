import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { UploadTile } from '../../../ui/UploadTile.tsx';
import type { PictureEntry } from './pictureEntries.ts';

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
  const { label, flagman, state } = picture;
  return (
    <UploadTile
      picture={picture}
      place={place}
      isMain={flagman}
      onRetry={onRetry}
      onRemove={onRemove}
    >
      {flagman && <Badge>Main</Badge>}
      {state.status === 'ready' && (
        <Choose
          aria-label={`Make ${label} the main picture`}
          aria-pressed={flagman}
          onClick={onChoose}
        />
      )}
    </UploadTile>
  );
}
