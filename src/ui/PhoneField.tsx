import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useField } from 'formik';
import { MuiTelInput } from 'mui-tel-input';
import { looksShort } from '../lib/phone.ts';
import { CountryList } from './CountryList.tsx';
import { useCaret } from './useCaret.ts';

const CountryCode = styled('span')(({ theme }) => ({
  ...theme.typography.overline,
  color: theme.vars.palette.text.secondary,
}));

const countryMenu = {
  slots: { list: CountryList },
  slotProps: { list: { role: 'listbox', 'aria-label': 'Countries' } },
} as const;

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
export function PhoneField({ name, label, hint = ' ', required = false }: PhoneFieldProps) {
  const [field, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  const caret = useCaret();
  const shownError = touched ? error : undefined;
  const doubt = touched && looksShort(field.value) ? shortHint : undefined;
  return (
    <MuiTelInput
      name={name}
      label={label}
      value={field.value}
      inputRef={caret.input}
      onChange={(phone, { reason }) => {
        if (reason === 'input') caret.keep();
        setValue(phone);
      }}
      onBlur={() => setTouched(true)}
      forceCallingCode
      defaultCountry="PT"
      langOfCountryName="en"
      // The library's own flags come from somebody else's server.
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
      error={Boolean(shownError)}
      helperText={shownError ?? doubt ?? hint}
      slotProps={{ htmlInput: { 'aria-required': required } }}
    />
  );
}

/** What the button before the number shows and is called. */
function CountryButton({ isoCode, countryName }: { isoCode: string; countryName: string }) {
  return (
    <CountryCode>
      {isoCode}
      <span style={visuallyHidden}>, {countryName}: country of the phone number</span>
    </CountryCode>
  );
}
