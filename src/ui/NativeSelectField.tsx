import TextField from '@mui/material/TextField';
import { i18n } from '../../contract/i18n.ts';

type NativeSelectFieldProps<Value extends string> = {
  label: string;
  /** Labels by value. */
  options: Partial<Record<Value, string>>;
  /** Label of the empty option; null if one is always chosen. */
  emptyLabel?: string | null;
  /** Same size as form fields. */
  fullWidth?: boolean;
  /** Undefined for the empty option, meaning all or none. */
  value: Value | undefined;
  problem?: string | false;
  onChange: (value: Value | undefined) => void;
};

/** Native select, by default with an empty option for all or none. */
export function NativeSelectField<Value extends string>({
  label,
  options,
  emptyLabel = i18n.t('All'),
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
      {emptyLabel !== null && <option value="">{emptyLabel}</option>}
      {Object.entries<string | undefined>(options).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
