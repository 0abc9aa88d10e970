import { arrayMove } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { PictureDrop } from '../../../ui/PictureDrop.tsx';
import { SortableTiles } from '../../../ui/SortableTiles.tsx';
import { UploadTile } from '../../../ui/UploadTile.tsx';
import { type UploadPicture, usePictureUploads } from '../../../ui/usePictureUploads.ts';
import {
  chooseMain,
  narrowWarning,
  type PictureEntry,
  removePicture,
  withMain,
} from './pictureEntries.ts';

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

type PictureTilesProps = {
  /** In the order in which the shop shows them. */
  pictures: readonly PictureEntry[];
  /** How many a product may have. */
  picturesNumber: number;
  /** Why the pictures can't be saved. */
  error?: string | undefined;
  upload: UploadPicture;
  onChange: (pictures: PictureEntry[]) => void;
  /** A picture failed to upload; its tile says so as well. */
  onUploadFailure: () => void;
};

/** The pictures of a product: uploaded as they are chosen, and sorted; one is the main one. */
export function PictureTiles({
  pictures,
  picturesNumber,
  error,
  upload,
  onChange,
  onUploadFailure,
}: PictureTilesProps) {
  const { problems, add, retry } = usePictureUploads({
    pictures,
    onChange: (next) => onChange(withMain(next)),
    upload,
    onFailure: onUploadFailure,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FocusFallback label="Pictures">
        {pictures.length > 0 && (
          <SortableTiles
            label="Pictures in their order"
            items={pictures}
            getId={({ id }) => id}
            getName={({ label }) => label}
            onMove={(from, to) => onChange(arrayMove([...pictures], from, to))}
          >
            {(picture, index) => (
              <PictureTile
                picture={picture}
                place={index + 1}
                onChoose={() => onChange(chooseMain(pictures, picture.id))}
                onRetry={() => retry(picture.id)}
                onRemove={() => onChange(removePicture(pictures, picture.id))}
              />
            )}
          </SortableTiles>
        )}
      </FocusFallback>
      <PictureDrop
        max={picturesNumber}
        count={pictures.length}
        problems={problems}
        error={error}
        onFiles={(files) => add(files, picturesNumber - pictures.length)}
      />
      <Typography variant="body2" color="warning" aria-live="polite" component="div">
        {pictures.map((picture) => {
          const warning = narrowWarning(picture);
          return warning && <div key={picture.id}>{warning}</div>;
        })}
      </Typography>
    </Box>
  );
}

type PictureTileProps = {
  picture: PictureEntry;
  /** Its place, from 1. */
  place: number;
  onChoose: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** A picture of a product: a click makes it the main one, once it is there. */
function PictureTile({ picture, place, onChoose, onRetry, onRemove }: PictureTileProps) {
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
