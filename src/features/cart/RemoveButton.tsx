import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { i18n } from '../../../contract/i18n.ts';
import type { CartRow } from '../../lib/cart/cartRows.ts';
import { lineName } from './cartActions.ts';

const Remove = styled(Button)({ whiteSpace: 'nowrap' });

type RemoveButtonProps = {
  row: CartRow;
  onRemove: (row: CartRow) => void;
};

/** Removes one unit, and the line with its last one (specification C3). */
export function RemoveButton({ row, onRemove }: RemoveButtonProps) {
  return (
    <Remove
      aria-label={i18n.t('Remove one {item}', { item: lineName(row) })}
      onClick={() => onRemove(row)}
    >
      <span>{row.quantity > 1 ? i18n.t('Remove one') : i18n.t('Remove')}</span>
    </Remove>
  );
}
