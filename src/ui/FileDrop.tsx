import Paper from '@mui/material/Paper';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  type ChangeEvent,
  type DragEvent,
  type ElementType,
  type ReactNode,
  useState,
} from 'react';

const active = ({ vars: { palette } }: Theme) => ({
  borderColor: palette.text.primary,
  backgroundColor: palette.background.paper,
});

type AreaProps = {
  component: ElementType;
  isOver: boolean;
};

const Area = styled(Paper, {
  shouldForwardProp: (name) => name !== 'isOver',
})<AreaProps>(({ theme, isOver }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(3, 2),
  border: `1px dashed ${theme.vars.palette.text.secondary}`,
  backgroundColor: 'transparent',
  textAlign: 'center',
  cursor: 'pointer',
  ...(isOver && active(theme)),
  '&:hover': active(theme),
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: 2,
  },
}));

type FileDropProps = {
  icon: ReactNode;
  title: string;
  hint: string;
  /** MIME types or file extensions, as for the `accept` attribute. */
  accept: readonly string[];
  invalid?: boolean;
  onFiles: (files: File[]) => void;
};

/** Drop area that also opens a file chooser. */
export function FileDrop({ icon, title, hint, accept, invalid = false, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Reset, so that the same file can be chosen again.
    target.value = '';
    onFiles(files);
  }

  return (
    <Area
      component="label"
      elevation={0}
      square
      isOver={isOver}
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
