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
import * as css from './SearchSuggestions.css.ts';

type SearchSuggestionsProps = {
  products: readonly Pick<
    Product,
    '_id' | 'name' | 'colour' | 'images' | 'price' | 'regularPrice'
  >[];
  /** Products that match, over all; undefined until that is known. */
  total: number | undefined;
};

/**
 * The products that match best what is typed into a search. How many match is said to a screen reader,
 * for which the place of these words has to be there before them.
 */
export function SearchSuggestions({ products, total }: SearchSuggestionsProps) {
  return (
    <>
      <p
        className={css.found}
        role="status"
        style={products.length > 0 ? visuallyHidden : undefined}
      >
        {total === undefined ? '' : foundText(total)}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to VoiceOver */}
      <ul className={css.list} role="list" aria-label="Suggestions">
        {products.map((product) => (
          <li key={product._id}>
            <Link className={css.suggestion} to={paths.product(product._id)}>
              <Picture
                {...sourcesOf(flagmanFirst(product.images)[0])}
                alt=""
                letter={product.name.charAt(0)}
                sizes={`${css.pictureWidth}px`}
              />
              <span>{nameInColour(product)}</span>
              <span>
                <Price {...shownPrices(product)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function foundText(total: number): string {
  return total === 0 ? 'No products match' : `${pluralize(total, 'product')} found`;
}
