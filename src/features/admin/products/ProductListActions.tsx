import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { i18n } from '../../../../contract/i18n.ts';

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
        {i18n.t('Export CSV')}
      </Button>
      <Button startIcon={<FileUploadOutlined />} aria-haspopup="dialog" onClick={onImport}>
        {i18n.t('Import CSV')}
      </Button>
      {onRedirects && (
        <Button aria-haspopup="dialog" onClick={onRedirects}>
          <span>{i18n.t('Redirects')}</span>
        </Button>
      )}
      <Button variant="contained" href={adminPaths.addProduct}>
        {i18n.t('Add product')}
      </Button>
    </>
  );
}
