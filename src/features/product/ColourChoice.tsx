import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { SwatchLink } from '../../ui/SwatchLink.tsx';

type ColourChoiceProps = {
  product: Product;
  /** URL of the product in a colour; defaults to its shop page. */
  pathOf?: ((productId: string) => string) | undefined;
};

/**
 * Colours of the style as links; each colour is a product with its own pictures, sizes and stock.
 * Renders nothing if the colour is unknown.
 */
export function ColourChoice({ product, pathOf = paths.product }: ColourChoiceProps) {
  const id = useId();
  const { colour, colourways = [] } = product;
  if (!colour) return null;
  return (
    <div>
      <Typography id={id} variant="body2">
        <b>Colour</b> {colour}
      </Typography>
      {colourways.length > 1 && (
        <List
          disablePadding
          aria-labelledby={id}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}
        >
          {colourways.map((one) => (
            <ListItem key={one._id} disablePadding sx={{ width: 'auto' }}>
              <SwatchLink
                colourway={one}
                isCurrent={one._id === product._id}
                to={pathOf(one._id)}
              />
            </ListItem>
          ))}
        </List>
      )}
    </div>
  );
}
