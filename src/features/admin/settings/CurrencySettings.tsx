import { useField } from 'formik';
import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { smallestAmount } from '../../../../contract/rules/amounts.ts';
import { currencyDigits } from '../../../../contract/rules/currencyDigits.ts';
import { inCurrency } from '../../../../contract/rules/inCurrency.ts';
import { currency, formatCents, formatCount } from '../../../../contract/rules/money.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { priceEndings } from '../../../../contract/rules/priceChange.ts';
import type { CurrencyInput, CurrencySetting } from '../../../../contract/schemas/currencies.ts';
import { isAmbiguous, numberRule, toPercentage, toTyped } from '../../../lib/formRules.ts';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { SettingsList } from './SettingsList.tsx';

type CurrencySettingsProps = {
  currencies: readonly CurrencySetting[];
  onSave: (currency: CurrencyInput) => Promise<FormAnswer<CurrencyInput>>;
  onEnd: (id: string) => void;
};

/** Further currencies that shoppers can choose, with their rates. */
export function CurrencySettings({ currencies, onSave, onEnd }: CurrencySettingsProps) {
  const { code: main } = currency();
  return (
    <SettingsList
      title={i18n.t('Currencies')}
      addLabel={i18n.t('Add a currency')}
      columns={[i18n.t('Code'), i18n.t('Price ending')]}
      emptyText={i18n.t('All prices are in {currency} only.', { currency: main })}
      items={currencies}
      nameOf={({ code }) => code}
      cellsOf={({ code, rate, ending }) => [
        <>
          <span>{code}</span>
          <br />
          <small>{rateText(code, rate)}</small>
        </>,
        endingText(code, ending),
      ]}
      wordsOf={({ code, rate, ending }) => [
        [i18n.t('currency'), code],
        [i18n.t('exchange rate'), rateText(code, rate)],
        [i18n.t('price ending'), endingText(code, ending)],
      ]}
      toValues={toValues}
      schema={schema}
      fields={
        <>
          <FormTextField
            name="code"
            label={i18n.t('Currency')}
            hint={i18n.t('Its code of three letters, such as {example}', {
              example: main === 'EUR' ? 'USD' : 'EUR',
            })}
            required
          />
          <FormTextField
            name="rate"
            label={i18n.t('Exchange rate')}
            hint={i18n.t('What one {currency} costs in it. Existing orders keep their rate', {
              currency: main,
            })}
            inputMode="decimal"
            required
          />
          <EndingField />
        </>
      }
      toInput={toInput}
      onSave={onSave}
      endText={i18n.t(
        'Shoppers can no longer choose it. Orders in it are not affected, and are refunded in it.',
      )}
      onEnd={onEnd}
    />
  );
}

/** Examples have the decimals of the entered currency. */
function EndingField() {
  const [{ value: code }] = useField<string>('code');
  return (
    <FormTextField
      name="ending"
      label={i18n.t('Price ending')}
      hint={i18n.t('Prices are rounded to the nearest one with it')}
      options={[
        ['', i18n.t('Any')],
        ...priceEndings.map((ending) => [String(ending), endingText(code, ending)] as const),
      ]}
    />
  );
}

const none = { code: '', rate: '', ending: '' };

function toValues(setting: CurrencySetting | undefined): typeof none {
  if (!setting) return none;
  const { code, rate, ending } = setting;
  return {
    code,
    rate: toTyped(rate, readRate),
    ending: ending === undefined ? '' : String(ending),
  };
}

const readRate = (typed: string) => (isAmbiguous(typed) ? Number.NaN : toPercentage(typed));

const asRate = () => i18n.t('A rate such as 0.92');

const { min, max } = ownerLimits.currencyRate;

const schema = object({
  code: string()
    .trim()
    .uppercase()
    .required(() => i18n.t('Enter a code'))
    .matches(/^[A-Za-z]{3}$/, () => i18n.t('Three letters')),
  rate: numberRule(asRate, toPercentage)
    .required(asRate)
    .min(min, asRate)
    .max(max, () => i18n.t('At most {max}', { max: formatCount(max) }))
    .test(
      'unambiguous',
      () => i18n.t('This can be read in two ways: write 16000 or 1.085'),
      (_, { originalValue }) => !isAmbiguous(String(originalValue)),
    ),
});

function toInput({ code, rate, ending }: typeof none): Omit<CurrencyInput, 'id' | 'version'> {
  return {
    code: code.trim().toUpperCase(),
    rate: toPercentage(rate),
    ...(ending !== '' && { ending: Number(ending) }),
  };
}

/** `1 USD = 0.92 EUR` */
function rateText(code: string, rate: number): string {
  return i18n.t('1 {main} = {rate} {code}', {
    main: currency().code,
    rate: formatCount(rate),
    code,
  });
}

function endingText(code: string, ending: number | undefined): string {
  if (ending === undefined) return i18n.t('Any');
  const digits = currencyDigits(code.trim().toUpperCase());
  const write = () => formatCents((900 + ending) * smallestAmount()).trim();
  return inCurrency({ code, digits, sign: '', name: '' }, write);
}
