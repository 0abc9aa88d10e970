import visuallyHidden from '@mui/utils/visuallyHidden';
import * as css from './SizeChip.css.ts';

type SizeChipProps = {
  name: string;
  size: string;
  /** The size in words, with what is to be said of its stock. */
  label: string;
  checked: boolean;
  soldOut: boolean;
  /** The shopper's cart has the last of it. */
  inCart?: boolean;
  onSelect: () => void;
};

/** One size of a `SizeSelector`: a radio button with a face of its own. */
export function SizeChip({ name, size, label, checked, soldOut, inCart, onSelect }: SizeChipProps) {
  return (
    <label className={css.label}>
      <input
        type="radio"
        name={name}
        value={size}
        checked={checked}
        disabled={soldOut}
        aria-label={label}
        onChange={onSelect}
        style={visuallyHidden}
      />
      <span className={css.face} data-in-cart={inCart}>
        {size}
      </span>
    </label>
  );
}
