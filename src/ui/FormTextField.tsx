import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FieldInputProps, type FormikHelpers, useField, useFormikContext } from 'formik';
import { memo } from 'react';
import { HelperText } from './HelperText.tsx';

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
export function FormTextField(props: FormTextFieldProps) {
  const [{ value, onChange, onBlur }, { touched, error }] = useField<string>(props.name);
  const { setFieldValue } = useFormikContext();
  return (
    <MemoTextField
      {...props}
      {...{ value, onChange, onBlur, setFieldValue }}
      error={touched ? error : undefined}
    />
  );
}

type MemoTextFieldProps = FormTextFieldProps &
  Pick<FieldInputProps<string>, 'value' | 'onChange' | 'onBlur'> &
  Pick<FormikHelpers<unknown>, 'setFieldValue'> & {
    error: string | undefined;
  };

/** Formik re-renders every field of a form for each key; those that have not changed stop here. */
const MemoTextField = memo(function MemoTextField({
  hint = ' ',
  help,
  error,
  required = false,
  inputMode,
  options,
  slotProps,
  setFieldValue,
  ...rest
}: MemoTextFieldProps) {
  return (
    <TextField
      {...rest}
      // Half of Europe writes 12,50.
      {...(inputMode === 'decimal' && {
        onChange: ({ target }) => setFieldValue(rest.name, target.value.replace(',', '.')),
      })}
      fullWidth
      // Only a field that says how many lines it shows takes more than one.
      multiline={rest.minRows !== undefined}
      select={options !== undefined}
      error={Boolean(error)}
      helperText={
        error && help ? (
          <>
            <span>{error}</span>
            {!/[.!?]$/.test(error) && <span>.</span>} <span>{help}</span>
          </>
        ) : (
          error || help || hint
        )
      }
      slots={{ formHelperText: HelperText }}
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
});
