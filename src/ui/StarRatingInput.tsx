import Rating from '@mui/material/Rating';

type StarRatingInputProps = {
  /** What is rated, for a screen reader: "Rate Linen Camp Shirt". */
  label: string;
  /** 1–5; null until something was chosen. */
  value: number | null;
  disabled?: boolean;
  onRate: (stars: number) => void;
};

/** One to five stars to choose from, by pointer or with the arrow keys. */
export function StarRatingInput({ label, value, disabled = false, onRate }: StarRatingInputProps) {
  return (
    <Rating
      role="radiogroup"
      aria-label={label}
      value={value}
      disabled={disabled}
      size="large"
      getLabelText={(stars) => (stars === 1 ? '1 star' : `${stars} stars`)}
      onChange={(_, stars) => stars !== null && onRate(stars)}
    />
  );
}
