import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { type ReactNode, useState } from 'react';
import { PendingButton } from './PendingButton.tsx';

type DownloadButtonProps = {
  children: ReactNode;
  /** Another picture than that of a file that comes down. */
  icon?: ReactNode;
  variant?: 'text' | 'outlined';
  /** Ends once the file is there, or it was told why not. */
  onDownload: () => Promise<void>;
};

/** Fetches a file, one at a time. */
export function DownloadButton({
  children,
  icon = <FileDownloadOutlined />,
  variant = 'text',
  onDownload,
}: DownloadButtonProps) {
  const [isPending, setPending] = useState(false);

  async function download() {
    setPending(true);
    await onDownload().finally(() => setPending(false));
  }

  return (
    <PendingButton
      variant={variant}
      color="inherit"
      isPending={isPending}
      startIcon={icon}
      onClick={download}
    >
      {children}
    </PendingButton>
  );
}
