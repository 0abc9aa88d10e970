import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';

type DayFieldProps = {
  label: string;
  /** As `2026-03-12`; undefined for any day. */
  day: string | undefined;
  onDay: (day: string | undefined) => void;
};

/**
 * A day to filter by. The field is uncontrolled, since a day that is only half typed must not
 * filter yet; an emptied field counts on blur. Browsers report two typed digits of a year as 0020.
 */
export function DayField({ label, day = '', onDay }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isEmptied = useRef(false);
  useEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day;
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
