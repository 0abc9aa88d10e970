import Rating, { type IconContainerProps, ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { formatCount } from '../lib/currency.ts';
import { forcedColors } from '../theme/forcedColors.ts';

const star =
  'M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z';
const hole =
  'M12 15.4l-3.76 2.27 1-4.28-3.32-2.88 4.38-.38L12 6.1l1.71 4.04 4.38.38-3.32 2.88 1 4.28z';

function picture(path: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${path}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

const Row = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(0.75),
  color: theme.vars.palette.text.secondary,
})) as typeof Typography;

/** One element per star, for speed in long lists; `--filled` sets the filled part. */
const Stars = styled(Rating)(({ theme }) => {
  const { text } = theme.vars.palette;
  const filled = 'calc(100% * var(--filled))';
  return {
    [`& .${ratingClasses.icon}`]: {
      display: 'block',
      width: '1em',
      height: '1em',
      background: `linear-gradient(90deg, ${text.primary} ${filled}, ${text.secondary} 0)`,
      mask: `${picture(star)}, linear-gradient(90deg, currentColor ${filled}, transparent 0), ${picture(star + hole)}`,
      maskComposite: 'intersect, add',
      '&:dir(rtl)': { scale: '-1 1' },
      [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
  };
});

type StarProps = IconContainerProps & { ownerState: { value: number } };

function Star({ value: place, ownerState, ...span }: StarProps) {
  const filled = Math.min(1, Math.max(0, ownerState.value - place + 1));
  return <span {...span} style={{ '--filled': filled } as CSSProperties} />;
}

type StarRatingProps = {
  /** Average, 1–5; 0 without ratings. */
  value: number;
  /** Number of ratings; absent if the server does not report it. */
  count?: number | undefined;
  size?: 'small' | 'medium';
};

/**
 * Read-only rating, rounded to half stars and announced as "4.6 out of 5, 38 ratings". Says so if
 * there are no ratings.
 */
export function StarRating({ value, count, size = 'small' }: StarRatingProps) {
  const isRated = value !== 0;
  const average = formatCount(Number(value.toFixed(1)));
  const name =
    count === undefined
      ? i18n.t('{average} out of 5', { average })
      : i18n.t(
          '{count, plural, one {{average} out of 5, # rating} other {{average} out of 5, # ratings}}',
          { average, count },
        );
  return (
    <Row variant={size === 'small' ? 'caption' : 'body2'} component="span">
      <Stars
        readOnly
        // The library's half stars need four times as many elements.
        value={Math.round(value * 2) / 2}
        size={size}
        getLabelText={() => name}
        aria-hidden={!isRated || undefined}
        icon={null}
        emptyIcon={null}
        slots={{ icon: Star }}
      />
      {isRated && count !== undefined && <span aria-hidden>{`(${count})`}</span>}
      {!isRated && <span>{i18n.t('No ratings yet')}</span>}
    </Row>
  );
}
