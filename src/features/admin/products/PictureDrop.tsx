import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type DragEvent, useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import { pictureTypes } from './pictureEntries.ts';

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

type PictureDropProps = {
  /** Pictures that may still be added. */
  room: number;
  /** Something is wrong with the pictures. */
  invalid?: boolean;
  onFiles: (files: File[]) => void;
};

/** Where pictures are dropped, or chosen. */
export function PictureDrop({ room, invalid = false, onFiles }: PictureDropProps) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <Area
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-invalid={invalid}
        style={visuallyHidden}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
      <AddPhotoAlternateOutlined />
      <Typography component="span" variant="button">
        Choose pictures or drop them here
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        JPEG, PNG, WebP or AVIF, at most {limits.picture.bytes / 1024 / 1024} MB each; room for{' '}
        {room} more
      </Typography>
    </Area>
  );
}
