import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { limits } from '../../../../contract/limits.ts';
import { zoneNote } from '../../../../contract/rules/days.ts';
import type { OrderQuery } from '../../../../contract/schemas/adminOrder.ts';
import { stateLabel } from '../../../lib/labels.ts';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { NativeSelectField } from '../../../ui/NativeSelectField.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.75rem, 1fr))',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(2),
  '& > search': { gridColumn: 'span 2' },
}));

/** First and last day, always on one line. */
const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridColumn: 'span 2',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(1.5),
}));

type OrderFiltersProps = {
  query: OrderQuery;
  paymentStates: readonly string[];
  /** The server can filter by open returns. */
  hasReturns?: boolean | undefined;
  onChange: (query: OrderQuery) => void;
};

/**
 * Filters by text, payment, returns and days; each applies at once. A day that contradicts the
 * other one clears it.
 */
export function OrderFilters({
  query,
  paymentStates,
  hasReturns = false,
  onChange,
}: OrderFiltersProps) {
  const { q, payment, returns, from, to, delivery, sort } = query;
  // Keep a state from the URL selectable even if the shop does not know it.
  const states = payment ? [...paymentStates, payment] : paymentStates;
  const isFiltered = Boolean(q || payment || returns || from || to);
  return (
    <FocusFallback label={i18n.t('Filters')}>
      <Fields>
        <SearchBox
          label={i18n.t('Orders')}
          placeholder={i18n.t('Name, email, product, number')}
          q={q}
          maxLength={limits.search.max}
          onSearch={(words) => onChange({ ...query, q: words })}
        />
        <NativeSelectField
          label={i18n.t('Payment')}
          options={Object.fromEntries(states.map((state) => [state, stateLabel(state)]))}
          value={payment}
          onChange={(next) => onChange({ ...query, payment: next })}
        />
        {(hasReturns || returns) && (
          <NativeSelectField
            label={i18n.t('Returns')}
            options={{ requested: i18n.t('Under way') }}
            value={returns}
            onChange={(next) => onChange({ ...query, returns: next })}
          />
        )}
        <Days>
          <DayField
            label={i18n.t({ id: 'From (day)', message: 'From' }) + zoneNote()}
            day={from}
            onDay={(day) =>
              onChange({ ...query, from: day, to: isAfter(day, to) ? undefined : to })
            }
          />
          <DayField
            label={i18n.t({ id: 'To (day)', message: 'To' }) + zoneNote()}
            day={to}
            onDay={(day) =>
              onChange({ ...query, from: isAfter(from, day) ? undefined : from, to: day })
            }
          />
        </Days>
        {isFiltered && (
          <Button
            variant="text"
            onClick={() => onChange({ ...(delivery && { delivery }), ...(sort && { sort }) })}
            sx={{ justifySelf: 'start' }}
          >
            {i18n.t('Clear')}
          </Button>
        )}
      </Fields>
    </FocusFallback>
  );
}

/** Compares ISO 8601 days as text. */
function isAfter(day: string | undefined, other: string | undefined): boolean {
  return day !== undefined && other !== undefined && day > other;
}

type DayFieldProps = {
  label: string;
  /** For example `2026-03-12`; undefined for any day. */
  day: string | undefined;
  onDay: (day: string | undefined) => void;
};

/**
 * Date filter. Uncontrolled, because a half-typed date must not filter yet; clearing the field
 * applies on blur. Browsers report a year of two typed digits as 0020.
 */
export function DayField({ label, day = '', onDay }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isEmptied = useRef(false);
  useEffect(() => {
    if (!input.current) return;
    if (input.current.value !== day) input.current.value = day;
    // The attribute, which styles see.
    input.current.defaultValue = day;
  }, [day]);
  return (
    <TextField
      label={label}
      type="date"
      size="small"
      inputRef={input}
      defaultValue={day}
      slotProps={{
        input: { sx: { fontSize: { xs: 'body1.fontSize', sm: 'body2.fontSize' } } },
      }}
      onChange={({ target }) => {
        isEmptied.current = !target.value;
        if (target.value >= '1000') onDay(target.value);
      }}
      onBlur={() => {
        if (isEmptied.current && day) onDay(undefined);
        isEmptied.current = false;
      }}
    />
  );
}
