import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { i18n } from '../../../../contract/i18n.ts';
import { categories, limits, productFlags } from '../../../../contract/limits.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import type { AdminCatalogueQuery } from '../../../../contract/rules/productList.ts';
import type { StockLevel } from '../../../../contract/schemas/adminProduct.ts';
import type { Category, ProductFlag } from '../../../../contract/schemas/product.ts';
import { collectionNames } from '../../../lib/labels.ts';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(1),
  '& > search': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(180px, 1fr) 140px 160px auto',
    '& > search': { gridColumn: 'auto' },
  },
}));

const Flags = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  gridColumn: '1 / -1',
  [theme.breakpoints.up('md')]: { gridColumn: 'auto' },
}));

const stockNames = (): Record<StockLevel, string> => ({
  low: i18n.t({ id: 'Low (stock)', message: 'Low' }),
  out: i18n.t('Sold out'),
});

const categoryNames = () =>
  Object.fromEntries(
    categories.map((category) => [category, i18n.t(categoryInfo[category].name)]),
  ) as Record<Category, string>;

type ProductFiltersProps = {
  query: AdminCatalogueQuery;
  hasDrafts?: boolean;
  onChange: (query: AdminCatalogueQuery) => void;
};

/** Filters by text, category, stock, flags and drafts; each applies at once. */
export function ProductFilters({ query, hasDrafts = false, onChange }: ProductFiltersProps) {
  const { q, category, stock, flag = [], state, sort } = query;
  const isFiltered = Boolean(q || category || stock || flag.length > 0 || state);

  function toggle(name: ProductFlag) {
    const next = flag.includes(name) ? flag.filter((other) => other !== name) : [...flag, name];
    onChange({ ...query, flag: next.length > 0 ? next : undefined });
  }

  return (
    <FocusFallback label={i18n.t('Filters')}>
      <Fields>
        <SearchBox
          label={i18n.t('Products')}
          placeholder={i18n.t('Name, colour or style')}
          q={q}
          maxLength={limits.search.max}
          onSearch={(words) => onChange({ ...query, q: words })}
        />
        <NativeSelectField
          label={i18n.t('Category')}
          options={categoryNames()}
          value={category}
          onChange={(next) => onChange({ ...query, category: next })}
        />
        <NativeSelectField
          label={i18n.t('Stock')}
          options={stockNames()}
          value={stock}
          onChange={(next) => onChange({ ...query, stock: next })}
        />
        <Flags>
          {productFlags.map((name) => (
            <ToggleButton
              key={name}
              value={name}
              selected={flag.includes(name)}
              onChange={() => toggle(name)}
            >
              <span>{i18n.t(collectionNames[name])}</span>
            </ToggleButton>
          ))}
          {hasDrafts && (
            <ToggleButton
              value="draft"
              selected={state === 'draft'}
              onChange={() =>
                onChange({ ...query, state: state === 'draft' ? undefined : 'draft' })
              }
            >
              {i18n.t('Drafts')}
            </ToggleButton>
          )}
          <Button
            variant="text"
            disabled={!isFiltered}
            onClick={() => onChange(sort ? { sort } : {})}
          >
            {i18n.t('Clear')}
          </Button>
        </Flags>
      </Fields>
    </FocusFallback>
  );
}
