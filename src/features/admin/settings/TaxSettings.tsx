import { countryKey } from '../../../../contract/rules/countries.ts';
import { groupNames } from '../../../../contract/rules/productGroups.ts';
import type { TaxInput, TaxSetting } from '../../../../contract/schemas/selling.ts';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { CodeProducts, type KindsByCategory } from './CodeSettings.tsx';
import { SettingsList } from './SettingsList.tsx';
import { taxSchema, toTaxInput, toTaxValues } from './settingsValues.ts';

type TaxSettingsProps = {
  taxes: readonly TaxSetting[];
  kinds: KindsByCategory;
  onSave: (rate: TaxInput) => Promise<FormAnswer<TaxInput>>;
  onEnd: (id: string) => void;
};

export function TaxSettings({ taxes, kinds, onSave, onEnd }: TaxSettingsProps) {
  /** Products of a rate; empty for the only one of its country. */
  function productsOf({ id, country, appliesTo }: TaxSetting): string {
    if (appliesTo) return groupNames(appliesTo);
    const key = countryKey(country);
    const hasOthers = taxes.some((rate) => rate.id !== id && countryKey(rate.country) === key);
    return hasOthers ? 'All others' : '';
  }

  return (
    <SettingsList
      title="Taxes"
      addLabel="Add a tax rate"
      columns={['Country', 'Tax', 'Rate']}
      emptyText="No tax rates yet. Bills and invoices do not mention taxes."
      items={taxes}
      nameOf={({ name, country, appliesTo }) =>
        `${name} in ${country}${appliesTo ? ` for ${groupNames(appliesTo)}` : ''}`
      }
      cellsOf={(rate) => [
        <>
          <div>{rate.country}</div>
          <small>{productsOf(rate)}</small>
        </>,
        rate.name,
        rateText(rate),
      ]}
      wordsOf={({ country, name, appliesTo, ...rate }) => ({
        ...{ country, tax: name, rate: rateText(rate) },
        products: appliesTo ? groupNames(appliesTo) : 'all others',
      })}
      toValues={toTaxValues}
      schema={taxSchema}
      fields={
        <>
          <FormTextField
            name="country"
            label="Country"
            hint="As written in delivery addresses"
            required
          />
          <FormTextField name="name" label="Tax" hint="As on a bill: VAT" required />
          <FormTextField
            name="rate"
            label="Percent"
            inputMode="decimal"
            hint="Included in prices, unless added at checkout"
            required
          />
          <FormCheckbox name="onTop" label="Added to prices at checkout, as in the United States" />
          <CodeProducts
            kinds={kinds}
            hint="Choose products with a special rate. Leave empty for the standard rate."
          />
        </>
      }
      toInput={toTaxInput}
      onSave={onSave}
      endText="Bills of orders to this country will no longer mention it. Existing orders are not affected."
      onEnd={onEnd}
    />
  );
}

function rateText({ rate, onTop }: Pick<TaxSetting, 'rate' | 'onTop'>): string {
  return onTop ? `${rate}%, added` : `${rate}%`;
}
