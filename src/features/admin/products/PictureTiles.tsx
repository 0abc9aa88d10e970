import { arrayMove } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { PictureDrop } from '../../../ui/PictureDrop.tsx';
import { SortableTiles } from '../../../ui/SortableTiles.tsx';
import { type UploadPicture, usePictureUploads } from '../../../ui/usePictureUploads.ts';
import { PictureTile } from './PictureTile.tsx';
import {
  chooseMain,
  narrowWarning,
  type PictureEntry,
  removePicture,
  withMain,
} from './pictureEntries.ts';

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
