import ExpandMore from '@mui/icons-material/ExpandMore';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect, { nativeSelectClasses } from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { CatalogueQuery } from '../../../contract/rules/productList.ts';
import { touchTarget } from '../../theme/tokens.ts';

type Sort = NonNullable<CatalogueQuery['sort']>;

const options: Record<Sort, string> = {
  relevance: /*i18n*/ 'Best match',
  newest: /*i18n*/ 'Newest',
  'price-asc': /*i18n*/ 'Price, low to high',
  'price-desc': /*i18n*/ 'Price, high to low',
  rating: /*i18n*/ 'Best rated',
  name: /*i18n*/ 'Name, A to Z',
};

/** Wraps on phones at 200 % text size: label above the field. */
const Sorting = styled(FormControl)(({ theme }) => ({
  flexFlow: 'row wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
}));

const Label = styled(FormLabel)(({ theme }) => ({
  ...theme.typography.body2,
  whiteSpace: 'nowrap',
}));

const Field = styled(NativeSelect)(({ theme }) => ({
  maxWidth: '100%',
  // The label is beside the field.
  'label + &': { marginTop: 0 },
  [`& .${nativeSelectClasses.select}`]: {
    ...theme.typography.button,
    minHeight: touchTarget,
    minWidth: 0,
    paddingBlock: 0,
    // Fits the selected option, in browsers that support it.
    fieldSizing: 'content',
  },
  // Grows with the text, as the icon does; MUI's padding is in pixels.
  [`&&& .${nativeSelectClasses.select}`]: { paddingRight: '1.5rem' },
  [`& .${nativeSelectClasses.icon}`]: { right: 0, color: 'inherit', fontSize: '1.25rem' },
}));

type SortSelectProps = {
  sort: Sort | undefined;
  /** A search is active: sorts by relevance by default. */
  withWords?: boolean;
  /** The products have their own order, which replaces newest first. */
  isPicked?: boolean | undefined;
  onSort: (sort: Sort) => void;
};

/** Sort order, as a native select. */
export function SortSelect({ sort, withWords = false, isPicked, onSort }: SortSelectProps) {
  const id = useId();
  const { relevance: bestMatch, ...others } = options;
  const shown = withWords ? { relevance: bestMatch, ...others } : others;
  return (
    <Sorting>
      <Label htmlFor={id}>{i18n.t('Sort by')}</Label>
      <Field
        disableUnderline
        IconComponent={ExpandMore}
        inputProps={{ id }}
        value={sort ?? (withWords ? 'relevance' : 'newest')}
        onChange={({ target }) => onSort(target.value as Sort)}
      >
        {Object.entries(shown).map(([value, text]) => (
          <option key={value} value={value}>
            {isPicked && value === 'newest' ? i18n.t('Featured') : i18n.t(text)}
          </option>
        ))}
      </Field>
    </Sorting>
  );
}
