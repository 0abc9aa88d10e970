import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';

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

type FileDropProps = {
  icon: ReactNode;
  title: string;
  hint: string;
  /** Types or endings of names, as a file chooser takes them. */
  accept: readonly string[];
  invalid?: boolean;
  onFiles: (files: File[]) => void;
};

/** Where files are dropped, or chosen. */
export function FileDrop({ icon, title, hint, accept, invalid = false, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again after it was removed, or changed.
    target.value = '';
    onFiles(files);
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
        accept={accept.join(',')}
        style={visuallyHidden}
        aria-invalid={invalid}
        onChange={choose}
      />
      {icon}
      <Typography component="span" variant="button">
        {title}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {hint}
      </Typography>
    </Area>
  );
}
