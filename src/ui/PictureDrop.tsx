import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { fileLimit, pictureTypes } from '../lib/sentPictures.ts';

const Area = styled('label')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(3, 2),
  border: `1px dashed ${theme.vars.palette.text.secondary}`,
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover, &[data-over]': {
    borderColor: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: 2,
  },
}));

// Where there is a mouse, the camera is somewhere else.
const Camera = styled(Button)({
  '@media (any-pointer: fine)': { display: 'none' },
  '&:has(:focus-visible)': { outline: '2px solid currentColor', outlineOffset: 2 },
}) as typeof Button;

type PictureDropProps = {
  /** How many pictures there may be, and are. */
  most: number;
  count: number;
  /** What is wrong with files that were chosen. */
  problems?: readonly string[];
  /** What keeps the pictures from being saved. */
  error?: string | undefined;
  /** Whether a phone offers its camera by a button of its own. */
  camera?: boolean;
  onFiles: (files: File[]) => void;
};

/** Where pictures are dropped, chosen or taken, and what is wrong with them. */
export function PictureDrop(props: PictureDropProps) {
  const { most, count, problems = [], error } = props;
  return (
    <>
      {count < most ? (
        <DropArea {...props} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          All {most} pictures are there.
        </Typography>
      )}
      <Typography variant="body2" color="error" aria-live="polite" component="div">
        {[...new Set([...problems, error])].map((text) => text && <div key={text}>{text}</div>)}
      </Typography>
    </>
  );
}

function DropArea({ most, count, error, camera = false, onFiles }: PictureDropProps) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    target.value = '';
  }

  const input = {
    type: 'file',
    accept: pictureTypes.join(','),
    style: visuallyHidden,
    onChange: choose,
  } as const;
  const area = (
    <Area
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input {...input} multiple aria-invalid={error !== undefined} />
      <AddPhotoAlternateOutlined />
      <Typography component="span" variant="button">
        Choose pictures or drop them here
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        JPEG, PNG, WebP or AVIF, at most {fileLimit} each; room for {most - count} more
      </Typography>
    </Area>
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
        <input {...input} capture="environment" />
        Take a photo
      </Camera>
    </>
  );
}
