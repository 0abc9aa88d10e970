import TextField from '@mui/material/TextField';

type NativeSelectFieldProps<Value extends string> = {
  label: string;
  /** Each value with what it is called. */
  options: Record<Value, string>;
  /** Undefined for all of them. */
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** One of a few values, or all, chosen in the device's own list. */
export function NativeSelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
}: NativeSelectFieldProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange((target.value || undefined) as Value | undefined)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="">All</option>
      {Object.entries<string>(options).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
