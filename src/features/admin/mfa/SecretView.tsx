import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MfaSecret } from '../../../../contract/schemas/mfa.ts';
import { Row } from '../../../ui/Row.ts';
import { CopyButton } from './CopyButton.tsx';
import { MfaStage } from './MfaStage.tsx';

type SecretViewProps = {
  secret: MfaSecret;
  onClose: () => void;
};

/** The secret for the authenticator app, as a QR code and as text. */
export function SecretView({ secret: { qrCodeImage, secret }, onClose }: SecretViewProps) {
  return (
    <MfaStage title="Scan the QR code" takesFocus>
      <Typography>
        Open your authenticator app, add an account and scan this code. Then close it here, and
        enter what the app shows.
      </Typography>
      <Box
        component="img"
        src={qrCodeImage}
        alt="QR code for your authenticator app"
        width={240}
        height={240}
        sx={{ justifySelf: 'center', border: 1, borderColor: 'divider' }}
      />
      <Typography variant="body2" color="textSecondary">
        No camera? Type this secret into the app instead.
      </Typography>
      <Typography
        component="code"
        sx={{ fontWeight: 600, letterSpacing: '0.06em', wordSpacing: 4 }}
        aria-label="Secret"
        role="group"
      >
        {inGroups(secret)}
      </Typography>
      <Row sx={{ gap: 2 }}>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
        <CopyButton label="Copy secret" text={secret} />
      </Row>
    </MfaStage>
  );
}

/** Four letters at a time, which are easier to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
