import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { type ReactNode, useState } from 'react';
import { PendingButton } from './PendingButton.tsx';

type DownloadButtonProps = {
  children: ReactNode;
  /** Defaults to a download icon. */
  icon?: ReactNode;
  variant?: 'text' | 'outlined';
  /** Settles once the file is downloaded or the failure was reported. */
  onDownload: () => Promise<void>;
};

/** Button for a download; ignores presses while one is pending. */
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
    <PendingButton variant={variant} isPending={isPending} startIcon={icon} onClick={download}>
      {children}
    </PendingButton>
  );
}
