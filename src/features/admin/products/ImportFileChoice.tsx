import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';

const Area = styled('label')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  padding: theme.spacing(4, 2),
  border: `1px dashed ${theme.vars.palette.text.secondary}`,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: 2,
  },
}));

type ImportFileChoiceProps = {
  /** What was wrong with the file before. */
  problem?: string | undefined;
  onFile: (file: File) => void;
};

/** Chooses a CSV file, and says what becomes of it. */
export function ImportFileChoice({ problem, onFile }: ImportFileChoiceProps) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        A CSV file with the columns of the export. You see first what each row would do; nothing is
        changed before you apply it. A row without an id is a new product, and a column that is not
        in the file stays as it is. Quantities you have not changed since the export (stockSeen
        keeps them) leave the stock alone, whatever was sold in the meantime.
      </Typography>
      <Area>
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          style={visuallyHidden}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = '';
          }}
        />
        <Typography component="span" variant="button">
          Choose a CSV file
        </Typography>
      </Area>
      <Typography color="error" aria-live="polite" sx={{ mt: 2 }}>
        {problem}
      </Typography>
    </>
  );
}
