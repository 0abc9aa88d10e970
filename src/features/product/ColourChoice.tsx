import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../contract/schemas/product.ts';
import { paths } from '../../lib/paths.ts';
import { chipStates } from '../../theme/chip.ts';
import { touchTarget } from '../../theme/tokens.ts';

const Choices = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
}));

/** A chip filled with its colour; the margin between both shows which one is here. */
const Swatch = styled(Link)(({ theme }) => {
  const { palette, shape } = theme.vars;
  return {
    ...chipStates(theme).rest,
    position: 'relative',
    display: 'block',
    width: touchTarget,
    padding: 4,
    '&[aria-current]': {
      borderColor: palette.primary.main,
      outline: `1px solid ${palette.primary.main}`,
    },
    '&:focus-visible': { outline: `2px solid ${palette.secondary.main}`, outlineOffset: 2 },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 4,
      borderRadius: shape.borderRadius,
      border: `1px solid ${palette.divider}`,
      backgroundColor: 'var(--swatch)',
      forcedColorAdjust: 'none',
    },
    // From corner to corner, dark and light, so that it is seen on any colour.
    '&[data-sold-out="true"]::after': {
      content: '""',
      position: 'absolute',
      inset: 4,
      background: `linear-gradient(to top right, transparent calc(50% - 2px), ${palette.background.paper} calc(50% - 2px), ${palette.background.paper} calc(50% - 1px), ${palette.text.primary} calc(50% - 1px), ${palette.text.primary} calc(50% + 1px), ${palette.background.paper} calc(50% + 1px), ${palette.background.paper} calc(50% + 2px), transparent calc(50% + 2px))`,
      forcedColorAdjust: 'none',
    },
  };
});

/**
 * The product's colour, and its style's other colours as links: pictures, sizes and stock are the
 * other product's. Nothing where no colour is known.
 */
export function ColourChoice({ product }: { product: Product }) {
  const id = useId();
  const { colour, colourways = [] } = product;
  if (!colour) return null;
  return (
    <div>
      <Typography id={id} variant="body2">
        <b>Colour</b> {colour}
      </Typography>
      {colourways.length > 1 && (
        <Choices aria-labelledby={id}>
          {colourways.map((one) => (
            <li key={one._id}>
              <Swatch
                to={paths.product(one._id)}
                aria-label={one.soldOut ? `${one.colour}, sold out` : one.colour}
                title={one.soldOut ? `${one.colour}, sold out` : one.colour}
                aria-current={one._id === product._id ? 'page' : undefined}
                data-sold-out={one.soldOut}
                style={{ '--swatch': one.swatch || 'transparent' } as CSSProperties}
              />
            </li>
          ))}
        </Choices>
      )}
    </div>
  );
}
