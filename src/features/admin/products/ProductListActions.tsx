import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { paths } from '../../../../contract/paths.ts';

type ProductListActionsProps = {
  onExport: () => void;
  onImport: () => void;
};

export function ProductListActions({ onExport, onImport }: ProductListActionsProps) {
  return (
    <>
      <Button startIcon={<FileDownloadOutlined />} onClick={onExport}>
        Export CSV
      </Button>
      <Button startIcon={<FileUploadOutlined />} aria-haspopup="dialog" onClick={onImport}>
        Import CSV
      </Button>
      <Button variant="contained" href={paths.addProduct}>
        Add product
      </Button>
    </>
  );
}
