import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText, { listItemTextClasses } from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { shownPrices } from '../../lib/shownPrices.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';

const pictureWidth = 48;

const Suggestion = styled(ListItemButton)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${pictureWidth}px minmax(0, 1fr) auto`,
  gap: theme.spacing(2),
  padding: theme.spacing(1),
  overflowWrap: 'anywhere',
  [`& > .${listItemTextClasses.root}`]: { margin: 0 },
})) as typeof ListItemButton;

type SearchSuggestionsProps = {
  products: readonly Pick<
    Product,
    '_id' | 'name' | 'colour' | 'images' | 'price' | 'regularPrice'
  >[];
  /** Total number of matches; undefined while loading. */
  total: number | undefined;
};

/** Visible only when the list is empty. */
const Found = styled(Typography)(({ theme }) => ({
  paddingInline: theme.spacing(1),
  '&:not(:empty)': { paddingBlock: theme.spacing(2) },
}));

/**
 * Best matches for a search. Announces their number; the live region must exist before its text.
 */
export function SearchSuggestions({ products, total }: SearchSuggestionsProps) {
  return (
    <>
      <Found variant="body2" role="status" style={products.length > 0 ? visuallyHidden : undefined}>
        {total === undefined
          ? ''
          : i18n.t(
              '{count, plural, =0 {No products match} one {# product found} other {# products found}}',
              { count: total },
            )}
      </Found>
      <List role="list" disablePadding aria-label={i18n.t('Suggestions')}>
        {products.map((product) => (
          <ListItem key={product._id} disablePadding>
            <Suggestion href={paths.product(product._id)}>
              <Picture
                {...sourcesOf(flagmanFirst(product.images)[0])}
                alt=""
                letter={product.name.charAt(0)}
                sizes={`${pictureWidth}px`}
              />
              <ListItemText primary={nameInColour(product)} slotProps={nameProps} />
              <Price {...shownPrices(product)} variant="body2" />
            </Suggestion>
          </ListItem>
        ))}
      </List>
    </>
  );
}

const nameProps = { primary: { variant: 'body2', component: 'span' } } as const;
