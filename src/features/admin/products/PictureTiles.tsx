import { arrayMove } from '@dnd-kit/sortable';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useRef } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { PictureDrop } from '../../../ui/PictureDrop.tsx';
import { SortableTiles } from '../../../ui/SortableTiles.tsx';
import { UploadTile } from '../../../ui/UploadTile.tsx';
import {
  type UploadPicture,
  usePictureUploads,
  useSubmitOnceUploaded,
} from '../../../ui/usePictureUploads.ts';
import {
  chooseMain,
  narrowWarning,
  type PictureEntry,
  removePicture,
  withMain,
} from './productValues.ts';

// Overlays the picture instead of wrapping it, so that a placeholder is not part of its label.
const Choose = styled(ButtonBase)({ position: 'absolute', inset: 0 });

const Badge = styled(Chip)(({ theme }) => ({
  ...theme.typography.overline,
  position: 'absolute',
  left: 0,
  bottom: 0,
  padding: theme.spacing(0, 1),
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
}));

type PictureTilesProps = {
  /** In display order. */
  pictures: readonly PictureEntry[];
  picturesNumber: number;
  error?: string | undefined;
  upload: UploadPicture;
  onChange: (pictures: PictureEntry[]) => void;
  /** Called when an upload fails; the tile also shows the error. */
  onUploadFailure: () => void;
};

/** Sortable pictures of a product, uploaded as they are chosen; one is the main picture. */
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
    <Stack sx={{ gap: 2 }}>
      <FocusFallback label={i18n.t('Pictures')}>
        {pictures.length > 0 && (
          <SortableTiles
            label={i18n.t('Pictures in their order')}
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
    </Stack>
  );
}

type PictureTileProps = {
  picture: PictureEntry;
  /** Position, from 1. */
  place: number;
  onChoose: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** Picture tile; once uploaded, a click makes it the main picture. */
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
      {flagman && <Badge size="small" label={i18n.t({ id: 'Main (picture)', message: 'Main' })} />}
      {state.status === 'ready' && (
        <Choose
          aria-label={i18n.t('Make {picture} the main picture', { picture: label })}
          aria-pressed={flagman}
          onClick={onChoose}
        />
      )}
    </UploadTile>
  );
}

type FormPicturesProps = {
  picturesNumber: number;
  upload: UploadPicture;
  onUploadFailure: () => void;
};

export function FormPictures(props: FormPicturesProps) {
  const [{ value }, { touched, error }, { setValue }] = useField<PictureEntry[]>('pictures');
  const element = useRef<HTMLDivElement>(null);
  useSubmitOnceUploaded(element);
  return (
    <div ref={element}>
      <PictureTiles
        {...props}
        pictures={value}
        error={touched ? error : undefined}
        onChange={(pictures) => setValue(pictures)}
      />
    </div>
  );
}
