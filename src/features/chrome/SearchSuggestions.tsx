import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';

const pictureWidth = 48;

const List = styled('ul')({ display: 'grid' });

const Suggestion = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: `${pictureWidth}px minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1),
  color: 'inherit',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

type SearchSuggestionsProps = {
  products: readonly Pick<
    Product,
    '_id' | 'name' | 'colour' | 'images' | 'price' | 'regularPrice'
  >[];
  /** Products that match, over all; undefined until that is known. */
  total: number | undefined;
};

/** Seen where there is no list to see. */
const Found = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  paddingInline: theme.spacing(1),
  '&:not(:empty)': { paddingBlock: theme.spacing(2) },
}));

/**
 * The products that match best what is typed into a search. How many match is said to a screen reader,
 * for which the place of these words has to be there before them.
 */
export function SearchSuggestions({ products, total }: SearchSuggestionsProps) {
  return (
    <>
      <Found role="status" style={products.length > 0 ? visuallyHidden : undefined}>
        {total === undefined ? '' : foundText(total)}
      </Found>
      <List role="list" aria-label="Suggestions">
        {products.map((product) => (
          <li key={product._id}>
            <Suggestion to={paths.product(product._id)}>
              <Picture
                {...sourcesOf(flagmanFirst(product.images)[0])}
                alt=""
                letter={product.name.charAt(0)}
                sizes={`${pictureWidth}px`}
              />
              <span>{nameInColour(product)}</span>
              <span>
                <Price {...shownPrices(product)} />
              </span>
            </Suggestion>
          </li>
        ))}
      </List>
    </>
  );
}

function foundText(total: number): string {
  return total === 0 ? 'No products match' : `${pluralize(total, 'product')} found`;
}
