import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { i18n } from '../../../../contract/i18n.ts';
import { categories, limits, listFlags } from '../../../../contract/limits.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import { colourLabel } from '../../../../contract/rules/colourLabels.ts';
import { nameInColour } from '../../../../contract/rules/nameInColour.ts';
import { collectionLimits } from '../../../../contract/rules/ownerLimits.ts';
import type { Product } from '../../../../contract/schemas/product.ts';
import { flagLabels } from '../../../lib/labels.ts';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { SortableTiles } from '../../../ui/SortableTiles.tsx';
import { useSearchWords } from '../../../ui/useSearchWords.ts';
import type { CollectionValues, PickedProduct } from './collectionValues.ts';

export type CollectionProductsProps = {
  /** Kinds and colour families of the shop's products. */
  kinds: readonly string[];
  colours: readonly string[];
  finder: ProductFinder;
};

type ProductFinder = {
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
  /** Search results; undefined while loading and without a search. */
  products: readonly Product[] | undefined;
  isFailed: boolean;
};

/** Fields for the products of a collection: a rule, or a sorted list. */
export function CollectionProducts({ kinds, colours, finder }: CollectionProductsProps) {
  const [{ value: by }] = useField<CollectionValues['by']>('by');
  return (
    <>
      <FormTextField
        name="by"
        label={i18n.t('Products')}
        options={[
          ['rule', i18n.t('All that match a rule')],
          ['hand', i18n.t('Picked by hand')],
        ]}
      />
      {by === 'hand' ? (
        <PickedProducts {...finder} />
      ) : (
        <>
          <FormTextField
            name="category"
            label={i18n.t('Category')}
            options={[
              ['', i18n.t('All')],
              ...categories.map(
                (category) => [category, i18n.t(categoryInfo[category].name)] as const,
              ),
            ]}
          />
          <Choices name="kind" label={i18n.t('Kinds')} options={kinds} />
          <Choices
            name="colour"
            label={i18n.t('Colours')}
            options={colours}
            labelOf={colourLabel}
          />
          <Choices
            name="flag"
            label={i18n.t('Only')}
            options={listFlags}
            labelOf={(flag) => i18n.t(flagLabels[flag])}
          />
        </>
      )}
    </>
  );
}

type ChoicesProps<T extends string> = {
  name: 'kind' | 'colour' | 'flag';
  label: string;
  options: readonly T[];
  /** Options are their own labels by default. */
  labelOf?: (option: T) => string;
};

/** Alternatives; none means any. Chosen ones that no longer exist stay. */
function Choices<T extends string>({ name, label, options, labelOf = String }: ChoicesProps<T>) {
  const [{ value: chosen }, , { setValue }] = useField<T[]>(name);
  const all = [...new Set([...options, ...chosen])];
  if (all.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <ToggleButtonGroup
        aria-label={label}
        value={chosen}
        onChange={(_, values: T[]) => setValue(values)}
        sx={{ flexWrap: 'wrap' }}
      >
        {all.map((value) => (
          <ToggleButton key={value} value={value}>
            <span>{labelOf(value)}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

const { max } = collectionLimits.products;

/** Search that adds products, and the added ones in their order. */
function PickedProducts({ q = '', onSearch, products, isFailed }: ProductFinder) {
  const [{ value: picked }, { error, touched }, { setValue }] =
    useField<PickedProduct[]>('products');
  const { words, type } = useSearchWords(q, onSearch);
  const problem = touched ? error : undefined;
  const emptyText = products ? i18n.t('No products match.') : i18n.t('Type a name');
  const isPicked = ({ _id }: Product) => picked.some((one) => one._id === _id);

  function move(from: number, to: number) {
    const moved = picked.slice(from, from + 1);
    return setValue(picked.toSpliced(from, 1).toSpliced(to, 0, ...moved));
  }

  return (
    <FocusFallback label={i18n.t('Picked products')}>
      {picked.length < max && (
        <Autocomplete
          options={(products ?? []).filter((product) => !isPicked(product))}
          loading={q !== '' && !products && !isFailed}
          loadingText={i18n.t('Loading...')}
          clearText={i18n.t('Clear')}
          openText={i18n.t('Open')}
          closeText={i18n.t('Close')}
          filterOptions={(found) => found}
          getOptionLabel={nameInColour}
          getOptionKey={({ _id }) => _id}
          value={null}
          inputValue={words}
          clearOnBlur={false}
          onInputChange={(_, typed, reason) => reason === 'input' && type(typed)}
          onChange={(_, product) =>
            product && setValue([...picked, { _id: product._id, name: nameInColour(product) }])
          }
          noOptionsText={
            isFailed ? i18n.t('The products can’t be loaded. Search again.') : emptyText
          }
          renderInput={(params) => (
            <TextField
              {...params}
              label={i18n.t('Add a product')}
              placeholder={i18n.t('Name, colour, kind')}
              error={problem !== undefined}
              helperText={problem ?? ' '}
              slotProps={{
                ...params.slotProps,
                htmlInput: { ...params.slotProps.htmlInput, maxLength: limits.search.max },
              }}
            />
          )}
        />
      )}
      <SortableTiles
        label={i18n.t('Picked products')}
        items={picked}
        getId={({ _id }) => _id}
        getName={({ name }) => name}
        onMove={move}
      >
        {({ _id, name }) => (
          <>
            <Typography variant="body2">{name}</Typography>
            <Button
              size="small"
              aria-label={i18n.t('Remove {name}', { name })}
              onClick={() => setValue(picked.filter((one) => one._id !== _id))}
            >
              {i18n.t('Remove')}
            </Button>
          </>
        )}
      </SortableTiles>
    </FocusFallback>
  );
}
