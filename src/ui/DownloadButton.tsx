import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, useState } from 'react';

type DownloadButtonProps = {
  children: ReactNode;
  /** Another picture than that of a file that comes down. */
  icon?: ReactNode;
  /** Ends once the file is there, or it was told why not. */
  onDownload: () => Promise<void>;
};

/** Fetches a file. It keeps the focus while the file is on its way, and asks for one at a time. */
export function DownloadButton({
  children,
  icon = <FileDownloadOutlined />,
  onDownload,
}: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    if (isBusy) return;
    setBusy(true);
    await onDownload().finally(() => setBusy(false));
  }

  return (
    <Button
      color="inherit"
      aria-disabled={isBusy}
      startIcon={isBusy ? <CircularProgress size={16} color="inherit" aria-hidden /> : icon}
      onClick={download}
    >
      {children}
    </Button>
  );
}
