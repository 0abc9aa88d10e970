import Rating from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import type { AriaAttributes } from 'react';
import { pluralize } from '../lib/pluralize.ts';
import { focusRing } from '../theme/globalStyles.ts';

type StarRatingInputProps = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & {
  /** What is rated, for a screen reader: "Rate Linen Camp Shirt". */
  label: string;
  /** 1–5; null until something was chosen. */
  value: number | null;
  onRate: (stars: number) => void;
};

/** 44 px each, stars and the room around them: what a finger needs. */
const Stars = styled(Rating)(({ theme }) => ({
  // The first star stands under the text's first letter.
  marginLeft: theme.spacing(-1),
  fontSize: theme.typography.h3.fontSize,
  '& .MuiRating-icon': { padding: theme.spacing(1) },
  // The star that has the focus, or all of them while none is chosen.
  '&.Mui-focusVisible .MuiRating-iconActive, & .MuiRating-labelEmptyValueActive': {
    ...focusRing,
    outlineOffset: -2,
  },
}));

/** One to five stars to choose from, by pointer or with the arrow keys. */
export function StarRatingInput({ label, value, onRate, ...aria }: StarRatingInputProps) {
  return (
    <Stars
      {...aria}
      role="radiogroup"
      aria-label={label}
      value={value}
      getLabelText={(stars) => pluralize(stars, 'star')}
      onChange={(_, stars) => stars !== null && onRate(stars)}
    />
  );
}
