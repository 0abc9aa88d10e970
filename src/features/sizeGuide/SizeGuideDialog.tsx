import Close from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { i18n } from '../../../contract/i18n.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { SizeGuideBody, type SizeGuideBodyProps } from './SizeGuideBody.tsx';

/** Full-bleed on phones. */
const Sheet = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    [theme.breakpoints.down('sm')]: {
      width: '100%',
      maxWidth: 'none',
      height: '100%',
      maxHeight: 'none',
      margin: 0,
    },
  },
}));

const Head = styled(AppBar)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2, 4) },
  [lowScreen]: { position: 'static' },
})) as typeof AppBar;

const Body = styled(DialogContent)(({ theme }) => ({
  flex: 'none',
  padding: theme.spacing(0, 2, 4),
  overflow: 'visible',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(0, 4, 5) },
}));

type SizeGuideDialogProps = SizeGuideBodyProps & { onClose: () => void };

export function SizeGuideDialog({ onClose, ...guide }: SizeGuideDialogProps) {
  return (
    <Sheet open onClose={onClose} maxWidth="sm" fullWidth>
      <Head position="sticky" component="div" elevation={0}>
        <DialogTitle sx={{ p: 0 }}>{i18n.t('Size guide')}</DialogTitle>
        <IconButton edge="end" aria-label={i18n.t('Close size guide')} onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      <Body>
        <SizeGuideBody {...guide} level={3} />
      </Body>
    </Sheet>
  );
}
