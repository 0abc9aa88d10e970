import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { adminPaths } from '../../../../contract/adminPaths.ts';

type ProductListActionsProps = {
  onExport: () => void;
  onImport: () => void;
  /** Undefined if the server has no redirects. */
  onRedirects?: (() => void) | undefined;
};

export function ProductListActions({ onExport, onImport, onRedirects }: ProductListActionsProps) {
  return (
    <>
      <Button startIcon={<FileDownloadOutlined />} onClick={onExport}>
        Export CSV
      </Button>
      <Button startIcon={<FileUploadOutlined />} aria-haspopup="dialog" onClick={onImport}>
        Import CSV
      </Button>
      {onRedirects && (
        <Button aria-haspopup="dialog" onClick={onRedirects}>
          <span>Redirects</span>
        </Button>
      )}
      <Button variant="contained" href={adminPaths.addProduct}>
        Add product
      </Button>
    </>
  );
}
