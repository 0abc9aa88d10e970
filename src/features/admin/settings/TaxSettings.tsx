import type { TaxInput, TaxSetting } from '../../../../contract/schemas/selling.ts';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { SettingsList } from './SettingsList.tsx';
import { taxSchema, toTaxInput, toTaxValues } from './settingsValues.ts';

type TaxSettingsProps = {
  taxes: readonly TaxSetting[];
  onSave: (rate: TaxInput) => Promise<FormAnswer<TaxInput>>;
  onEnd: (id: string) => void;
};

export function TaxSettings({ taxes, onSave, onEnd }: TaxSettingsProps) {
  return (
    <SettingsList
      title="Taxes included in prices"
      addLabel="Add a tax rate"
      columns={['Country', 'Tax', 'Rate']}
      emptyText="No tax rates yet. Bills and invoices do not mention taxes."
      items={taxes}
      nameOf={({ name, country }) => `${name} in ${country}`}
      cellsOf={({ country, name, rate }) => [country, name, `${rate}%`]}
      wordsOf={({ country, name, rate }) => ({ country, tax: name, rate: `${rate}%` })}
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
            hint="Prices stay as they are: they include it"
            required
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
