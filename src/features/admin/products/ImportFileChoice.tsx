import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Typography from '@mui/material/Typography';
import { pictureTypes } from '../../../../contract/rules/pictures.ts';
import { fileLimit } from '../../../lib/sentPictures.ts';
import { FileDrop } from '../../../ui/FileDrop.tsx';

type ImportFileChoiceProps = {
  title: string;
  /** What is wrong with files that were chosen. */
  problems?: readonly string[];
  onFiles: (files: File[]) => void;
};

/** Chooses a CSV file, its pictures, or both at once. */
export function ImportFileChoice({ title, problems = [], onFiles }: ImportFileChoiceProps) {
  return (
    <>
      <FileDrop
        icon={<FileUploadOutlined />}
        title={title}
        hint={`CSV; pictures as JPEG, PNG, WebP or AVIF, at most ${fileLimit} each`}
        accept={['.csv', '.tsv', '.txt', 'text/csv', ...pictureTypes]}
        onFiles={onFiles}
      />
      <Typography color="error" aria-live="polite" component="div" sx={{ mt: 1 }}>
        {problems.map((problem) => (
          <div key={problem}>{problem}</div>
        ))}
      </Typography>
    </>
  );
}
