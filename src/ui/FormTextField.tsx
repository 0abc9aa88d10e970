import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FieldInputProps, useField } from 'formik';
import { memo } from 'react';
import { HelperText } from './HelperText.tsx';

export type FormTextFieldProps = Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'disabled' | 'placeholder' | 'inputRef' | 'minRows' | 'maxRows'
> & {
  name: string;
  label: string;
  /** Shown below the field while it is valid. */
  hint?: string;
  /** Live help, announced on change and shown with an error; '' for none. */
  help?: string;
  required?: boolean;
  /** Values and labels; renders a native select. */
  options?: readonly (readonly [value: string, name: string])[];
  inputMode?: 'email' | 'numeric' | 'decimal';
  slotProps?: {
    input?: NonNullable<TextFieldProps['slotProps']>['input'];
    /** `list`: the id of suggestions; `lang`: that of the text, if not the page's. */
    htmlInput?: { list?: string; lang?: string; dir?: 'auto' };
  };
};

/** Formik text field; reserves space for its helper text. */
export function FormTextField(props: FormTextFieldProps) {
  const [{ value, onChange, onBlur }, { touched, error }] = useField<string>(props.name);
  return (
    <MemoTextField
      {...props}
      {...{ value, onChange, onBlur }}
      error={touched ? error : undefined}
    />
  );
}

type MemoTextFieldProps = FormTextFieldProps &
  Pick<FieldInputProps<string>, 'value' | 'onChange' | 'onBlur'> & {
    error: string | undefined;
  };

/** Memoized, because Formik re-renders all fields on every keystroke. */
const MemoTextField = memo(function MemoTextField({
  hint = ' ',
  help,
  error,
  required = false,
  inputMode,
  options,
  slotProps,
  ...rest
}: MemoTextFieldProps) {
  return (
    <TextField
      {...rest}
      fullWidth
      // `minRows` makes the field multiline.
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
        htmlInput: { ...slotProps?.htmlInput, inputMode, 'aria-required': required },
        formHelperText: {
          ...(help !== undefined && { 'aria-live': 'polite' }),
          // Without a hint, the reserved line is the gap to the next field.
          ...(hint.trim() !== '' && { sx: { mb: 1 } }),
        },
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
