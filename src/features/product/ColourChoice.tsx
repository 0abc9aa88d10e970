import { useId } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { text } from '../../theme/text.css.ts';
import { SwatchLink } from '../../ui/SwatchLink.tsx';
import { colours } from './ColourChoice.css.ts';

type ColourChoiceProps = {
  product: Product;
  /** The URL of the product in a colour; its page in the shop if not given. */
  pathOf?: ((productId: string) => string) | undefined;
};

/**
 * The product's colour, and its style's other colours as links: pictures, sizes and stock are the
 * other product's. Nothing where no colour is known.
 */
export function ColourChoice({ product, pathOf = paths.product }: ColourChoiceProps) {
  const id = useId();
  const { colour, colourways = [] } = product;
  if (!colour) return null;
  return (
    <div>
      <p className={text.body2} id={id}>
        <b>Colour</b> {colour}
      </p>
      {colourways.length > 1 && (
        <ul className={colours} aria-labelledby={id}>
          {colourways.map((one) => (
            <li key={one._id}>
              <SwatchLink
                colourway={one}
                isCurrent={one._id === product._id}
                to={pathOf(one._id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
