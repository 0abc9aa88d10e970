import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { paths } from '../../../../contract/paths.ts';

type ProductListActionsProps = {
  /** Downloads all products. */
  onExport: () => void;
  onImport: () => void;
};

/** Exports or imports all products. */
export function ProductListActions({ onExport, onImport }: ProductListActionsProps) {
  return (
    <>
      <Button color="inherit" startIcon={<FileDownloadOutlined />} onClick={onExport}>
        Export CSV
      </Button>
      <Button
        color="inherit"
        startIcon={<FileUploadOutlined />}
        aria-haspopup="dialog"
        onClick={onImport}
      >
        Import CSV
      </Button>
      <Button variant="contained" href={paths.addProduct}>
        Add product
      </Button>
    </>
  );
}
