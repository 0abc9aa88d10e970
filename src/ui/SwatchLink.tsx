import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { touchTarget } from '../theme/tokens.ts';
import { swatchLink } from './SwatchLink.css.ts';

type SwatchLinkProps = {
  /** One colour of a style. */
  colourway: { colour: string; swatch: string; soldOut: boolean };
  /** Where the product of that colour is. */
  to: string;
  /** How wide and high it is, in px. */
  size?: number;
  isCurrent: boolean;
};

/** A colour of a style as a link to its product; crossed and named so where it is sold out. */
export function SwatchLink({
  colourway: { colour, swatch, soldOut },
  to,
  size = touchTarget,
  isCurrent,
}: SwatchLinkProps) {
  const label = soldOut ? `${colour}, sold out` : colour;
  return (
    <Link
      className={swatchLink}
      to={to}
      aria-label={label}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      data-sold-out={soldOut}
      style={
        {
          minWidth: size,
          minHeight: size,
          '--swatch': swatch || 'transparent',
        } as CSSProperties
      }
    />
  );
}
