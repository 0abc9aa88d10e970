import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type FieldInputProps, useField } from 'formik';
import { memo } from 'react';

type FormCheckboxProps = {
  name: string;
  label: string;
  /** Render a switch, for an on/off setting. */
  isSwitch?: boolean;
};

export function FormCheckbox(props: FormCheckboxProps) {
  const [{ value, onChange }] = useField<boolean>(props.name);
  return <MemoCheckbox {...props} {...{ value, onChange }} />;
}

type MemoCheckboxProps = FormCheckboxProps & Pick<FieldInputProps<boolean>, 'value' | 'onChange'>;

/** Memoized like the other fields: typing elsewhere does not re-render it. */
const MemoCheckbox = memo(function MemoCheckbox({
  name,
  label,
  isSwitch = false,
  value,
  onChange,
}: MemoCheckboxProps) {
  const Control = isSwitch ? Switch : Checkbox;
  return (
    <FormControlLabel
      label={label}
      control={<Control name={name} checked={value} onChange={onChange} />}
    />
  );
});
