import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

export type FormTextFieldProps = Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'placeholder' | 'inputRef' | 'minRows'
> & {
  /** The Formik value it shows. */
  name: string;
  label: string;
  /** Shown below the field while nothing is wrong. */
  hint?: string;
  /** What is to be done yet, said as it changes and beside an error; '' for nothing now. */
  help?: string;
  required?: boolean;
  /** Values with what they are called: one of them is chosen, in the device's own list. */
  options?: readonly (readonly [value: string, name: string])[];
  inputMode?: 'email' | 'numeric' | 'decimal';
  slotProps?: { input?: NonNullable<TextFieldProps['slotProps']>['input'] };
};

/** A field of the form it stands in; its place for a message is kept free. */
export function FormTextField({
  name,
  hint = ' ',
  help,
  required = false,
  inputMode,
  options,
  slotProps,
  ...rest
}: FormTextFieldProps) {
  const [field, { touched, error }, { setValue }] = useField<string>(name);
  const shownError = touched ? error : undefined;
  return (
    <TextField
      {...rest}
      {...field}
      // Half of Europe writes 12,50.
      {...(inputMode === 'decimal' && {
        onChange: ({ target }) => setValue(target.value.replace(',', '.')),
      })}
      fullWidth
      // Only a field that says how many lines it shows takes more than one.
      multiline={rest.minRows !== undefined}
      select={options !== undefined}
      error={Boolean(shownError)}
      helperText={
        shownError && help ? (
          <>
            <span>{shownError}</span>
            {/[.!?]$/.test(shownError) ? ' ' : '. '}
            <span>{help}</span>
          </>
        ) : (
          shownError || help || hint
        )
      }
      slotProps={{
        ...slotProps,
        select: { native: true },
        htmlInput: { inputMode, 'aria-required': required },
        ...(help !== undefined && { formHelperText: { 'aria-live': 'polite' } }),
      }}
    >
      {options?.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
