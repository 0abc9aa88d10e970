import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { SortableTiles } from '../../../ui/SortableTiles.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { PictureTile } from './PictureTile.tsx';
import {
  chooseMain,
  movePicture,
  narrowWarning,
  type PictureEntry,
  removePicture,
} from './pictureEntries.ts';
import { type UploadPicture, usePictureUploads } from './usePictureUploads.ts';

type PictureTilesProps = {
  /** In the order in which the shop shows them. */
  pictures: readonly PictureEntry[];
  /** How many a product may have. */
  picturesNumber: number;
  /** What keeps the pictures from being saved. */
  error?: string | undefined;
  upload: UploadPicture;
  onChange: (pictures: PictureEntry[]) => void;
  /** A picture did not get to the server; its tile says so as well. */
  onUploadFailure: () => void;
};

/** The pictures of a product: chosen or dropped, sent at once, put in order, one of them the main one. */
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
    onChange,
    upload,
    onFailure: onUploadFailure,
  });
  const room = picturesNumber - pictures.length;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FocusFallback label="Pictures">
        {pictures.length > 0 && (
          <SortableTiles
            label="Pictures in their order"
            items={pictures}
            getId={({ id }) => id}
            getName={({ label }) => label}
            onMove={(from, to) => onChange(movePicture(pictures, from, to))}
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
      {room > 0 ? (
        <PictureDrop
          room={room}
          invalid={error !== undefined}
          onFiles={(files) => add(files, room)}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          All {picturesNumber} pictures are there.
        </Typography>
      )}
      <Typography variant="body2" color="error" aria-live="polite" component="div">
        {linesOf([...problems, error])}
      </Typography>
      <Typography variant="body2" color="warning" aria-live="polite" component="div">
        {linesOf(pictures.map(narrowWarning))}
      </Typography>
    </Box>
  );
}

/** A line for each text, once. */
function linesOf(texts: readonly (string | undefined)[]) {
  return [...new Set(texts)].map((text) => text !== undefined && <div key={text}>{text}</div>);
}
