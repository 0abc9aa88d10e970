import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { limits } from '../../../../contract/limits.ts';
import type { AdminCatalogueQuery } from '../../../lib/adminCatalogue.ts';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';
import { categoryNames } from './categoryNames.ts';
import { NativeSelectField } from './NativeSelectField.tsx';

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

const stockLevels = { low: 'Low', out: 'Sold out' } as const;

const flags = { newCollection: 'New Collection', mostPopular: 'Most Popular' } as const;

type Flag = keyof typeof flags;

type ProductFiltersProps = {
  query: AdminCatalogueQuery;
  onChange: (query: AdminCatalogueQuery) => void;
};

/** Search, category, stock and flags. Each holds as soon as it is chosen; words go with Enter. */
export function ProductFilters({ query, onChange }: ProductFiltersProps) {
  const { q = '', category, stock, flag = [], sort } = query;
  const isFiltered = Boolean(q || category || stock || flag.length > 0);

  function toggle(name: Flag) {
    const next = flag.includes(name) ? flag.filter((other) => other !== name) : [...flag, name];
    onChange(put(query, 'flag', next.length > 0 ? next : undefined));
  }

  return (
    <Fields role="group" aria-label="Filters">
      <search aria-label="Products">
        <form
          action={(form) => onChange(put(query, 'q', String(form.get('q')).trim() || undefined))}
        >
          <TextField
            key={q}
            name="q"
            type="search"
            label="Search"
            placeholder="Name or description"
            size="small"
            fullWidth
            defaultValue={q}
            slotProps={{
              htmlInput: { maxLength: limits.search.max, enterKeyHint: 'search' },
              input: {
                sx: { pr: 0 },
                endAdornment: (
                  <InputAdornment position="end">
                    <IconButton type="submit" aria-label="Search" size="small">
                      <SearchOutlined />
                    </IconButton>
                  </InputAdornment>
                ),
              },
            }}
          />
        </form>
      </search>
      <NativeSelectField
        label="Category"
        options={categoryNames}
        value={category}
        onChange={(next) => onChange(put(query, 'category', next))}
      />
      <NativeSelectField
        label="Stock"
        options={stockLevels}
        value={stock}
        onChange={(next) => onChange(put(query, 'stock', next))}
      />
      <Flags>
        {(Object.keys(flags) as Flag[]).map((name) => (
          <ToggleChip key={name} pressed={flag.includes(name)} onToggle={() => toggle(name)}>
            {flags[name]}
          </ToggleChip>
        ))}
        <Button
          variant="text"
          color="inherit"
          disabled={!isFiltered}
          onClick={() => onChange(sort ? { sort } : {})}
        >
          Clear
        </Button>
      </Flags>
    </Fields>
  );
}

/** The query with another value of one of its parts; with none, the part goes. */
function put<Name extends keyof AdminCatalogueQuery>(
  query: AdminCatalogueQuery,
  name: Name,
  value: AdminCatalogueQuery[Name] | undefined,
): AdminCatalogueQuery {
  const { [name]: _, ...rest } = query;
  return value === undefined ? rest : { ...rest, [name]: value };
}
