import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { limits } from '../../../../contract/limits.ts';
import type { OrdersQuery } from '../../../lib/adminOrders.ts';
import { FocusKeeper } from '../../../ui/FocusKeeper.tsx';
import { DayField } from './DayField.tsx';
import { stateLabel } from './stateText.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(2),
}));

const Search = styled('form')({ gridColumn: 'span 2' });

type OrderFiltersProps = {
  query: OrdersQuery;
  paymentStates: readonly string[];
  onChange: (query: OrdersQuery) => void;
};

/** Search, payment and days. Each holds as soon as it is chosen; words are sent with Enter. */
export function OrderFilters({ query, paymentStates, onChange }: OrderFiltersProps) {
  const { q = '', payment = '', from, to, delivery, sort } = query;
  const states = payment && !paymentStates.includes(payment) ? [payment] : [];
  const search = (form: FormData) =>
    onChange({ ...query, q: String(form.get('q')).trim() || undefined });
  const isFiltered = Boolean(q || payment || from || to);
  return (
    <FocusKeeper label="Filters">
      <Fields>
        <Search role="search" aria-label="Orders" action={search}>
          <TextField
            key={q}
            name="q"
            type="search"
            label="Search"
            placeholder="Email, product, number"
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
        </Search>
        <TextField
          select
          label="Payment"
          size="small"
          value={payment}
          onChange={({ target }) => onChange({ ...query, payment: target.value || undefined })}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Payment' } }}
        >
          <option value="">All</option>
          {[...paymentStates, ...states].map((state) => (
            <option key={state} value={state}>
              {stateLabel(state)}
            </option>
          ))}
        </TextField>
        <DayField label="From" day={from} onDay={(day) => onChange({ ...query, from: day })} />
        <DayField label="To" day={to} onDay={(day) => onChange({ ...query, to: day })} />
        {isFiltered && (
          <Button
            variant="text"
            color="inherit"
            onClick={() => onChange({ ...(delivery && { delivery }), ...(sort && { sort }) })}
            sx={{ justifySelf: 'start' }}
          >
            Clear
          </Button>
        )}
      </Fields>
    </FocusKeeper>
  );
}
