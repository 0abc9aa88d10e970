import ArrowBack from '@mui/icons-material/ArrowBack';
import { paths } from '../../../contract/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as css from './BackToOrders.css.ts';

/** From one order to all of them. */
export function BackToOrders() {
  return (
    <ButtonLink className={css.link} to={paths.myOrders} isFlush startIcon={<ArrowBack />}>
      All my orders
    </ButtonLink>
  );
}
