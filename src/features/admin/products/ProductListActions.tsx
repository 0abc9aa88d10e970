import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { paths } from '../../../../contract/paths.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';

type ProductListActionsProps = {
  /** Downloads all products. */
  onExport: () => void;
  onImport: () => void;
};

/** Actions on all products. */
export function ProductListActions({ onExport, onImport }: ProductListActionsProps) {
  return (
    <>
      <Button isFlush startIcon={<FileDownloadOutlined />} onClick={onExport}>
        Export CSV
      </Button>
      <Button isFlush startIcon={<FileUploadOutlined />} aria-haspopup="dialog" onClick={onImport}>
        Import CSV
      </Button>
      <ButtonLink variant="contained" to={paths.addProduct}>
        Add product
      </ButtonLink>
    </>
  );
}
