import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { limits } from '../../../../contract/limits.ts';
import type { OrderQuery } from '../../../../contract/schemas/adminOrder.ts';
import { stateLabel } from '../../../lib/stateLabel.ts';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { DayField } from './DayField.tsx';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.75rem, 1fr))',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(2),
  '& > search': { gridColumn: 'span 2' },
}));

/** From the first to the last day: never on two lines. */
const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridColumn: 'span 2',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(1.5),
}));

type OrderFiltersProps = {
  query: OrderQuery;
  paymentStates: readonly string[];
  /** The shop can tell which orders have a return under way. */
  hasReturns?: boolean | undefined;
  onChange: (query: OrderQuery) => void;
};

/**
 * Search, payment, returns and days: each applies as soon as it is chosen or typed. A day that
 * makes the other one impossible clears it.
 */
export function OrderFilters({
  query,
  paymentStates,
  hasReturns = false,
  onChange,
}: OrderFiltersProps) {
  const { q, payment, returns, from, to, delivery, sort } = query;
  // A state in the URL that the shop does not know is an option all the same.
  const states = payment ? [...paymentStates, payment] : paymentStates;
  const isFiltered = Boolean(q || payment || returns || from || to);
  return (
    <FocusFallback label="Filters">
      <Fields>
        <SearchBox
          label="Orders"
          placeholder="Name, email, product, number"
          q={q}
          maxLength={limits.search.max}
          onSearch={(words) => onChange({ ...query, q: words })}
        />
        <NativeSelectField
          label="Payment"
          options={Object.fromEntries(states.map((state) => [state, stateLabel(state)]))}
          value={payment}
          onChange={(next) => onChange({ ...query, payment: next })}
        />
        {(hasReturns || returns) && (
          <NativeSelectField
            label="Returns"
            options={{ requested: 'Under way' }}
            value={returns}
            onChange={(next) => onChange({ ...query, returns: next })}
          />
        )}
        <Days>
          <DayField
            label="From"
            day={from}
            onDay={(day) =>
              onChange({ ...query, from: day, to: isAfter(day, to) ? undefined : to })
            }
          />
          <DayField
            label="To"
            day={to}
            onDay={(day) =>
              onChange({ ...query, from: isAfter(from, day) ? undefined : from, to: day })
            }
          />
        </Days>
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
    </FocusFallback>
  );
}

/** ISO 8601 days sort as text. */
function isAfter(day: string | undefined, other: string | undefined): boolean {
  return day !== undefined && other !== undefined && day > other;
}
