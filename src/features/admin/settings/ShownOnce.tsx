import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../mfa/CopyButton.tsx';

type ShownOnceProps = {
  text: string;
  secret: string;
  copyLabel: string;
};

/** A new secret, which the server does not show again. */
export function ShownOnce({ text, secret, copyLabel }: ShownOnceProps) {
  return (
    <Alert severity="success" sx={{ mb: 2 }}>
      <Typography variant="body2">{text}</Typography>
      <Typography component="code" sx={{ display: 'block', overflowWrap: 'anywhere', my: 1 }}>
        {secret}
      </Typography>
      <CopyButton key={secret} label={copyLabel} text={secret} />
    </Alert>
  );
}
