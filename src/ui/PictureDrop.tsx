import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { fileLimit, pictureTypes } from '../lib/sentPictures.ts';
import { startIcon } from './Button.css.ts';
import { FileDrop } from './FileDrop.tsx';
import * as css from './PictureDrop.css.ts';

type PictureDropProps = {
  /** How many pictures there may be, and are. */
  max: number;
  count: number;
  problems?: readonly string[];
  /** Why the pictures can't be saved. */
  error?: string | undefined;
  /** Whether a phone offers its camera by a button of its own. */
  camera?: boolean;
  onFiles: (files: File[]) => void;
};

/** Where pictures are dropped, chosen or taken, and what is wrong with them. */
export function PictureDrop(props: PictureDropProps) {
  const { max, count, problems = [], error } = props;
  return (
    <>
      {count < max ? (
        <DropArea {...props} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          All {max} pictures are there.
        </Typography>
      )}
      <Typography variant="body2" color="error" aria-live="polite" component="div">
        {[...new Set([...problems, error])].map((text) => text && <div key={text}>{text}</div>)}
      </Typography>
    </>
  );
}

function DropArea({ max, count, error, camera = false, onFiles }: PictureDropProps) {
  const area = (
    <FileDrop
      icon={<AddPhotoAlternateOutlined />}
      title={max === 1 ? 'Choose a picture or drop it here' : 'Choose pictures or drop them here'}
      hint={`JPEG, PNG, WebP or AVIF, at most ${fileLimit}${max === 1 ? '' : ` each; room for ${max - count} more`}`}
      accept={pictureTypes}
      invalid={error !== undefined}
      onFiles={onFiles}
    />
  );
  if (!camera) return area;
  return (
    <>
      {area}
      <label className={css.camera}>
        <span className={startIcon}>
          <PhotoCameraOutlined />
        </span>
        <input
          type="file"
          accept={pictureTypes.join(',')}
          capture="environment"
          style={visuallyHidden}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        Take a photo
      </label>
    </>
  );
}
