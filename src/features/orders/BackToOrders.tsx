import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { paths } from '../../../contract/paths.ts';

/** From one order to all of them. */
export function BackToOrders() {
  return (
    <Button
      href={paths.myOrders}
      color="inherit"
      startIcon={<ArrowBack fontSize="small" />}
      sx={{ ml: -1, mb: 1, displayPrint: 'none' }}
    >
      All my orders
    </Button>
  );
}
