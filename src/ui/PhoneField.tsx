import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FormikHelpers, useField, useFormikContext } from 'formik';
import { MuiTelInput } from 'mui-tel-input';
import { memo, useRef } from 'react';
import { looksShort } from '../lib/phone.ts';
import { CountryList } from './CountryList.tsx';
import { HelperText } from './HelperText.tsx';
import { useCaret } from './useCaret.ts';

const CountryCode = styled('span')(({ theme }) => ({
  ...theme.typography.overline,
  color: theme.vars.palette.text.secondary,
}));

const countryMenu = {
  slots: { list: CountryList },
  slotProps: { list: { role: 'listbox', 'aria-label': 'Countries' } },
} as const;

// The library's own line is as bright in the dark.
const line = { '& .MuiInputAdornment-root .MuiTypography-root': { borderColor: 'divider' } };

/** Said of a number that may be sent all the same. */
const shortHint = 'This looks short for a phone number. Is it complete?';

type PhoneFieldProps = {
  /** The Formik value it shows, as `+351 912 345 678`. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
};

/** A phone number with its country's calling code; Portugal's at first (specification A3). */
export function PhoneField(props: PhoneFieldProps) {
  const [{ value }, { touched, error }] = useField<string>(props.name);
  const { setFieldValue, setFieldTouched } = useFormikContext();
  return (
    <PhoneInput
      {...props}
      {...{ value, setFieldValue, setFieldTouched }}
      error={touched ? error : undefined}
      doubt={touched && looksShort(value) ? shortHint : undefined}
    />
  );
}

type PhoneInputProps = PhoneFieldProps &
  Pick<FormikHelpers<unknown>, 'setFieldValue' | 'setFieldTouched'> & {
    value: string;
    error: string | undefined;
    doubt: string | undefined;
  };

/** Memoised: the library sorts all countries at each render, which a key in another field must not cause. */
const PhoneInput = memo(function PhoneInput({
  name,
  label,
  value,
  hint = ' ',
  error,
  doubt,
  required = false,
  setFieldValue,
  setFieldTouched,
}: PhoneInputProps) {
  const caret = useCaret();
  const isSelected = useRef(false);
  return (
    <MuiTelInput
      name={name}
      label={label}
      value={value}
      inputRef={caret.input}
      onChange={(phone, { reason }) => {
        if (reason === 'input') caret.keep();
        setFieldValue(name, phone);
      }}
      // The browser selects what Tab leads to; the library then puts the caret at its end.
      onFocusCapture={({ target }) => {
        isSelected.current =
          target instanceof HTMLInputElement && target.selectionStart !== target.selectionEnd;
      }}
      onFocus={({ target }) => {
        if (isSelected.current) target.select();
      }}
      onBlur={() => setFieldTouched(name)}
      forceCallingCode
      defaultCountry="PT"
      langOfCountryName="en"
      // The library's own flags come from a third-party server.
      getFlagElement={(isoCode, { countryName, isSelected }) =>
        isSelected ? (
          <CountryButton isoCode={isoCode} countryName={countryName} />
        ) : (
          <CountryCode aria-hidden>{isoCode}</CountryCode>
        )
      }
      unknownFlagElement={<CountryButton isoCode="··" countryName="unknown" />}
      // Its own label lacks the letters that are seen.
      FlagIconButtonProps={{ 'aria-label': undefined }}
      MenuProps={countryMenu}
      focusOnSelectCountry
      autoComplete="tel"
      fullWidth
      sx={line}
      error={Boolean(error)}
      helperText={error ?? doubt ?? hint}
      slots={{ formHelperText: HelperText }}
      // The library keeps the calling code as loose text.
      slotProps={{ htmlInput: { 'aria-required': required }, input: { translate: 'no' } }}
    />
  );
});

/** What the button before the number shows and is called. */
function CountryButton({ isoCode, countryName }: { isoCode: string; countryName: string }) {
  return (
    <CountryCode>
      <span>{isoCode}</span>
      <span style={visuallyHidden}>{`, ${countryName}: country of the phone number`}</span>
    </CountryCode>
  );
}
