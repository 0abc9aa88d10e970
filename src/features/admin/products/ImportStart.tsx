import Typography from '@mui/material/Typography';
import { ImportFileChoice } from './ImportFileChoice.tsx';

type ImportStartProps = {
  /** How many pictures were chosen so far. */
  pictures: number;
  problems: readonly string[];
  onFiles: (files: File[]) => void;
};

/** Says what a file of products is, and takes it. */
export function ImportStart({ pictures, problems, onFiles }: ImportStartProps) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        A CSV file with the columns of the export. You see first what each row would do; nothing is
        changed before you apply it. A row without an id is a new product, and a column that is not
        in the file stays as it is. Quantities you have not changed since the export (stockSeen
        keeps them) leave the stock alone, whatever was sold in the meantime.
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        The column images names a row’s pictures, the main one first: front.jpg | back.jpg. Choose
        those files along with the CSV.
      </Typography>
      <ImportFileChoice
        title="Choose a CSV file and its pictures, or drop them here"
        problems={problems}
        onFiles={onFiles}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {pictures > 0 &&
          `${pictures === 1 ? '1 picture is' : `${pictures} pictures are`} chosen. Now choose the CSV file that names ${pictures === 1 ? 'it' : 'them'}.`}
      </Typography>
    </>
  );
}
