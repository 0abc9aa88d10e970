import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { lowScreen } from '../../theme/tokens.ts';
import { SizeGuideBody, type SizeGuideBodyProps } from './SizeGuideBody.tsx';

/** From edge to edge on a phone. */
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

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2, 4) },
  [lowScreen]: { position: 'static' },
}));

type SizeGuideDialogProps = SizeGuideBodyProps & { onClose: () => void };

/** The size guide over the page it was opened from. */
export function SizeGuideDialog({ onClose, ...guide }: SizeGuideDialogProps) {
  const titleId = useId();
  return (
    <Sheet open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <Head>
        <Typography variant="h3" component="h2" id={titleId}>
          Size guide
        </Typography>
        <IconButton edge="end" aria-label="Close size guide" onClick={onClose}>
          <Close />
        </IconButton>
      </Head>
      <Box sx={{ px: { xs: 2, sm: 4 }, pb: { xs: 4, sm: 5 } }}>
        <SizeGuideBody {...guide} level={3} />
      </Box>
    </Sheet>
  );
}
