import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { i18n } from '../../contract/i18n.ts';
import { fileLimit, pictureTypes } from '../lib/sentPictures.ts';
import { FileDrop } from './FileDrop.tsx';

// Devices with a mouse have no useful camera.
const Camera = styled(Button)({
  '@media (any-pointer: fine)': { display: 'none' },
  '&:has(:focus-visible)': { outline: '2px solid currentColor', outlineOffset: 2 },
}) as typeof Button;

type PictureDropProps = {
  /** Maximum and current number of pictures. */
  max: number;
  count: number;
  problems?: readonly string[];
  error?: string | undefined;
  /** Add a camera button on phones. */
  camera?: boolean;
  onFiles: (files: File[]) => void;
};

/** Drop area for pictures, with file chooser, camera and error messages. */
export function PictureDrop(props: PictureDropProps) {
  const { max, count, problems = [], error } = props;
  return (
    <>
      {count < max ? (
        <DropArea {...props} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {i18n.t('All {count} pictures are there.', { count: max })}
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
      title={
        max === 1
          ? i18n.t('Choose a picture or drop it here')
          : i18n.t('Choose pictures or drop them here')
      }
      hint={
        max === 1
          ? i18n.t('JPEG, PNG, WebP or AVIF; above {limit} they are made smaller', {
              limit: fileLimit(),
            })
          : i18n.t(
              'JPEG, PNG, WebP or AVIF; above {limit} they are made smaller; room for {count} more',
              { limit: fileLimit(), count: max - count },
            )
      }
      accept={pictureTypes}
      invalid={error !== undefined}
      onFiles={onFiles}
    />
  );
  if (!camera) return area;
  return (
    <>
      {area}
      {/* biome-ignore lint/a11y/useValidAriaRole: MUI would call the label a button. */}
      <Camera
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        startIcon={<PhotoCameraOutlined />}
      >
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
        {i18n.t('Take a photo')}
      </Camera>
    </>
  );
}
