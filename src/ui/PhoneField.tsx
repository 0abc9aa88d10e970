import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type FormikHelpers, useField, useFormikContext } from 'formik';
import { MuiTelInput } from 'mui-tel-input';
import { memo, useLayoutEffect, useReducer, useRef } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { isSuspiciouslyShort } from '../lib/phone.ts';
import { CountryList } from './CountryList.tsx';
import { HelperText } from './HelperText.tsx';

const CountryCode = styled('span')(({ theme }) => ({
  ...theme.typography.overline,
  color: theme.vars.palette.text.secondary,
}));

const countryMenu = () => ({
  slots: { list: CountryList },
  slotProps: { list: { role: 'listbox', 'aria-label': i18n.t('Countries') } },
});

/** The number is from left to right in Arabic, too. The library's divider ignores the dark scheme. */
const line = {
  '& .MuiInputAdornment-root .MuiTypography-root': {
    borderColor: 'divider',
    unicodeBidi: 'plaintext',
  },
};

/** Warning for a suspiciously short number; does not prevent submitting. */
const shortHint = /*i18n*/ 'This looks short for a phone number. Is it complete?';

type PhoneFieldProps = {
  /** Formik field name; the value looks like `+351 912 345 678`. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
};

/** Phone number with country selector; defaults to Portugal (specification A3). */
export function PhoneField(props: PhoneFieldProps) {
  const [{ value }, { touched, error }] = useField<string>(props.name);
  const { setFieldValue, setFieldTouched } = useFormikContext();
  return (
    <PhoneInput
      {...props}
      {...{ value, setFieldValue, setFieldTouched }}
      error={touched ? error : undefined}
      doubt={touched && isSuspiciouslyShort(value) ? i18n.t(shortHint) : undefined}
    />
  );
}

type PhoneInputProps = PhoneFieldProps &
  Pick<FormikHelpers<unknown>, 'setFieldValue' | 'setFieldTouched'> & {
    value: string;
    error: string | undefined;
    doubt: string | undefined;
  };

/** Memoized, because the library sorts all countries on every render. */
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
  /** The field's own method, if a tool has set one. */
  const ownCaretMove = useRef<PropertyDescriptor>(undefined);
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
      // Keep the library from moving the caret to the end on focus: Tab and `select()` select the
      // number, and text that is then inserted replaces it.
      onFocusCapture={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        ownCaretMove.current = Object.getOwnPropertyDescriptor(target, 'setSelectionRange');
        target.setSelectionRange = () => undefined;
      }}
      onFocus={({ target }) => {
        const own = ownCaretMove.current;
        if (own) Object.defineProperty(target, 'setSelectionRange', own);
        else Reflect.deleteProperty(target, 'setSelectionRange');
      }}
      onBlur={() => setFieldTouched(name)}
      forceCallingCode
      defaultCountry="PT"
      langOfCountryName={i18n.locale}
      // The library's flags load from a third-party server.
      // The library's name of the chosen country is always English.
      getFlagElement={(isoCode, { isSelected }) =>
        isSelected ? (
          <CountryButton isoCode={isoCode} countryName={nameOf(isoCode)} />
        ) : (
          <CountryCode aria-hidden>{isoCode}</CountryCode>
        )
      }
      unknownFlagElement={<CountryButton isoCode="··" countryName={i18n.t('unknown')} />}
      // The default label does not contain the visible text.
      FlagIconButtonProps={{ 'aria-label': undefined }}
      MenuProps={countryMenu()}
      focusOnSelectCountry
      autoComplete="tel"
      fullWidth
      sx={line}
      error={Boolean(error)}
      helperText={error ?? doubt ?? hint}
      slots={{ formHelperText: HelperText }}
      // The library renders the calling code as a bare text node, which translation would break.
      slotProps={{ htmlInput: { 'aria-required': required }, input: { translate: 'no' } }}
    />
  );
});

const nameOf = (isoCode: string) =>
  new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(isoCode) ?? isoCode;

function CountryButton({ isoCode, countryName }: { isoCode: string; countryName: string }) {
  return (
    <CountryCode>
      <span>{isoCode}</span>
      <span style={visuallyHidden}>
        {`, ${i18n.t('{country}: country of the phone number', { country: countryName })}`}
      </span>
    </CountryCode>
  );
}

/**
 * Keeps the caret between the same digits when a change regroups the number. Otherwise the browser
 * moves it to the end, and further digits go to the wrong place.
 */
function useCaret() {
  const input = useRef<HTMLInputElement>(null);
  const digitsAfter = useRef<number>(undefined);
  // Deleting only a space leaves the value unchanged, so nothing else would re-render.
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const field = input.current;
    if (!field || digitsAfter.current === undefined) return;
    const position = positionBefore(field.value, digitsAfter.current);
    digitsAfter.current = undefined;
    field.setSelectionRange(position, position);
  });

  return {
    input,
    /** Call in the change handler, while the field still has the typed text. */
    keep: () => {
      const { value = '', selectionStart } = input.current ?? {};
      digitsAfter.current = countDigits(value.slice(selectionStart ?? value.length));
      rerender();
    },
  };
}

/** Position with `digits` digits after it, directly behind the preceding digit. */
function positionBefore(text: string, digits: number): number {
  let position = text.length;
  while (position > 0 && countDigits(text.slice(position)) < digits) position--;
  if (digits === 0) return position;
  while (position > 0 && !/\d/.test(text.charAt(position - 1))) position--;
  return position;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}
