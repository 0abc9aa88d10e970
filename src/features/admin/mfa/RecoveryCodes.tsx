import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem, { listItemClasses } from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import { Row } from '../../../ui/Row.ts';
import { CopyButton } from './CopyButton.tsx';
import { MfaStage } from './MfaStage.tsx';

const Codes = styled(List)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(1, 3),
  padding: theme.spacing(2, 0),
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
  letterSpacing: '0.06em',
  [`& > .${listItemClasses.root}`]: { justifyContent: 'center', padding: 0 },
}));

type RecoveryCodesProps = {
  /** Written into the downloaded file. */
  shopName: string;
  codes: string[];
  /** The admin has saved the codes, which are never shown again. */
  onKept: () => void;
};

/** Recovery codes for logging in without the authenticator; shown once. */
export function RecoveryCodes({ shopName, codes, onKept }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const file = `${i18n.t('{shopName}: recovery codes, each works once', { shopName })}\n\n${text}\n`;
  return (
    <MfaStage title={i18n.t('Keep your recovery codes')} takesFocus>
      <Typography>
        {i18n.t(
          'If you lose your authenticator, each of these codes replaces it for one login. They are shown only now: keep them where your phone is not.',
        )}
      </Typography>
      <Codes aria-label={i18n.t('Recovery codes')}>
        {codes.map((code) => (
          <ListItem key={code}>{code}</ListItem>
        ))}
      </Codes>
      <Row sx={{ gap: 2 }}>
        <Button
          component="a"
          variant="outlined"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          {i18n.t('Download as text')}
        </Button>
        <CopyButton label={i18n.t('Copy codes')} text={text} />
      </Row>
      <Button variant="contained" onClick={onKept} sx={{ justifySelf: 'start' }}>
        {i18n.t('I have kept them')}
      </Button>
    </MfaStage>
  );
}
