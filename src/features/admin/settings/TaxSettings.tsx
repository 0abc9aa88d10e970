import { i18n } from '../../../../contract/i18n.ts';
import { countryKey } from '../../../../contract/rules/countries.ts';
import { formatCount } from '../../../../contract/rules/money.ts';
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
    return hasOthers ? i18n.t('All others') : '';
  }

  return (
    <SettingsList
      title={i18n.t('Taxes')}
      addLabel={i18n.t('Add a tax rate')}
      columns={[i18n.t('Country'), i18n.t('Tax'), i18n.t('Rate')]}
      emptyText={i18n.t('No tax rates yet. Bills and invoices do not mention taxes.')}
      items={taxes}
      nameOf={({ name, country, appliesTo }) =>
        appliesTo
          ? i18n.t('{tax} in {country} for {products}', {
              ...{ tax: name, country, products: groupNames(appliesTo) },
            })
          : i18n.t('{tax} in {country}', { tax: name, country })
      }
      cellsOf={(rate) => [
        <>
          <div>{rate.country}</div>
          <small>{productsOf(rate)}</small>
        </>,
        rate.name,
        rateText(rate),
      ]}
      wordsOf={({ country, name, appliesTo, ...rate }) => [
        [i18n.t('country'), country],
        [i18n.t('tax'), name],
        [i18n.t('rate'), rateText(rate)],
        [i18n.t('products'), appliesTo ? groupNames(appliesTo) : i18n.t('all others')],
      ]}
      toValues={toTaxValues}
      schema={taxSchema}
      fields={
        <>
          <FormTextField
            name="country"
            label={i18n.t('Country')}
            hint={i18n.t('As written in delivery addresses')}
            required
          />
          <FormTextField
            name="name"
            label={i18n.t('Tax')}
            hint={i18n.t('As on a bill: VAT')}
            required
          />
          <FormTextField
            name="rate"
            label={i18n.t('Percent')}
            inputMode="decimal"
            hint={i18n.t('Included in prices, unless added at checkout')}
            required
          />
          <FormCheckbox
            name="onTop"
            label={i18n.t('Added to prices at checkout, as in the United States')}
          />
          <CodeProducts
            kinds={kinds}
            hint={i18n.t('Choose products with a special rate. Leave empty for the standard rate.')}
          />
        </>
      }
      toInput={toTaxInput}
      onSave={onSave}
      endText={i18n.t(
        'Bills of orders to this country will no longer mention it. Existing orders are not affected.',
      )}
      onEnd={onEnd}
    />
  );
}

function rateText({ rate, onTop }: Pick<TaxSetting, 'rate' | 'onTop'>): string {
  const percent = formatCount(rate);
  return onTop ? i18n.t('{percent}%, added', { percent }) : i18n.t('{percent}%', { percent });
}
