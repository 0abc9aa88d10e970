import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import type { AriaAttributes, KeyboardEvent } from 'react';
import { i18n } from '../../contract/i18n.ts';

type StarRatingInputProps = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & {
  /** Accessible name, for example "Rate Linen Camp Shirt". */
  label: string;
  /** 1–5; null if not rated. */
  value: number | null;
  onRate: (stars: number) => void;
};

/** 44 px touch target per star. */
const Stars = styled(Rating)(({ theme }) => ({
  // Align the first star with the text above.
  marginLeft: theme.spacing(-1),
  fontSize: theme.typography.h3.fontSize,
  [`& .${ratingClasses.icon}`]: { padding: theme.spacing(1) },
  // The focused star, or all of them if none is chosen.
  [`&.${ratingClasses.focusVisible} .${ratingClasses.iconActive}, & .${ratingClasses.labelEmptyValueActive}`]:
    { ...theme.focusVisible, outlineOffset: -2 },
}));

const max = 5;

/** Star rating input, by pointer or arrow keys. */
export function StarRatingInput({ label, value, onRate, ...aria }: StarRatingInputProps) {
  /** Overrides the browser's arrow keys, which wrap around and treat Arrow Up as less. */
  function step(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget } = event;
    const by = stepOf(key, currentTarget.matches(':dir(rtl)'));
    if (by === 0) return;
    event.preventDefault();
    const stars = Math.min(max, Math.max(1, (value ?? 0) + by));
    currentTarget.querySelector<HTMLElement>(`input[value="${stars}"]`)?.focus();
    if (stars !== value) onRate(stars);
  }

  return (
    <Stars
      {...aria}
      role="radiogroup"
      aria-label={label}
      max={max}
      value={value}
      getLabelText={starsLabel}
      emptyLabelText={starsLabel(0)}
      onChange={(_, stars) => stars !== null && onRate(stars)}
      onKeyDown={step}
    />
  );
}

const starsLabel = (stars: number) =>
  i18n.t('{stars, plural, one {# star} other {# stars}}', { stars });

function stepOf(key: string, isRightToLeft: boolean): number {
  if (key === 'ArrowUp' || key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return 1;
  if (key === 'ArrowDown' || key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return 0;
}
