import TextField from '@mui/material/TextField';

type NativeSelectFieldProps<Value extends string> = {
  label: string;
  /** Each value with what it is called. */
  options: Record<Value, string>;
  /** What no value is called. */
  emptyLabel?: string;
  /** As wide and as high as the fields of a form. */
  fullWidth?: boolean;
  /** Undefined for all of them, or none. */
  value: Value | undefined;
  /** What is wrong with the choice. */
  problem?: string | false;
  onChange: (value: Value | undefined) => void;
};

/** A choice of one value, or of all or none, in the device's native list. */
export function NativeSelectField<Value extends string>({
  label,
  options,
  emptyLabel = 'All',
  fullWidth = false,
  value,
  problem = false,
  onChange,
}: NativeSelectFieldProps<Value>) {
  return (
    <TextField
      select
      size={fullWidth ? 'medium' : 'small'}
      fullWidth={fullWidth}
      label={label}
      value={value ?? ''}
      error={Boolean(problem)}
      helperText={problem}
      onChange={({ target }) => onChange((target.value || undefined) as Value | undefined)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': label },
        formHelperText: { role: 'alert' },
      }}
    >
      <option value="">{emptyLabel}</option>
      {Object.entries<string>(options).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
