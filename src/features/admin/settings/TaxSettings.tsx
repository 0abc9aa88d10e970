import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { i18n } from '../../../../contract/i18n.ts';
import { beside, listed } from '../../../../contract/rules/beside.ts';
import { countryKey, localName } from '../../../../contract/rules/countries.ts';
import { formatCount, formatPrice } from '../../../../contract/rules/money.ts';
import { groupNames } from '../../../../contract/rules/productGroups.ts';
import { taxKey } from '../../../../contract/rules/taxes.ts';
import { taxRegions } from '../../../../contract/rules/taxRegions.ts';
import { taxPlace } from '../../../../contract/rules/taxSettings.ts';
import type { TaxInput, TaxSetting } from '../../../../contract/schemas/selling.ts';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import type { FormAnswer } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { CodeProducts, type KindsByCategory } from './CodeSettings.tsx';
import { SettingsList } from './SettingsList.tsx';
import { inCurrency } from './settingsValues.ts';
import { type TaxValues, taxRegionName, taxSchema, toTaxInput, toTaxValues } from './taxValues.ts';

type TaxSettingsProps = {
  taxes: readonly TaxSetting[];
  kinds: KindsByCategory;
  onSave: (rate: TaxInput) => Promise<FormAnswer<TaxInput>>;
  onEnd: (id: string) => void;
};

export function TaxSettings({ taxes, kinds, onSave, onEnd }: TaxSettingsProps) {
  /** Products of a rate; empty for the only one of its place. */
  function productsOf({ appliesTo, ...rate }: TaxSetting): string {
    if (appliesTo) return groupNames(appliesTo);
    const placeOf = ({ country, regions = [], ...tax }: Omit<TaxSetting, 'id'>) =>
      JSON.stringify([countryKey(country), regions, taxKey(tax)]);
    const hasOthers = taxes.some((other) => other.appliesTo && placeOf(other) === placeOf(rate));
    return hasOthers ? i18n.t('All others') : '';
  }

  return (
    <SettingsList
      title={i18n.t('Taxes')}
      addLabel={i18n.t('Add a tax rate')}
      columns={[i18n.t('Country'), i18n.t('Tax'), i18n.t('Rate')]}
      emptyText={i18n.t('No tax rates yet. Bills and invoices do not mention taxes.')}
      items={taxes}
      nameOf={(rate) => `${taxName(rate)}, ${rateText(rate)}`}
      cellsOf={(rate) => [
        <>
          <div>{localName(rate.country)}</div>
          <small>{beside(regionsOf(rate), productsOf(rate), termsOf(rate))}</small>
        </>,
        rate.name,
        percentOf(rate),
      ]}
      wordsOf={({ country, name, appliesTo, ...rate }) => [
        [i18n.t('country'), localName(country)],
        [i18n.t('regions'), regionsOf({ ...rate, country })],
        [i18n.t('tax'), name],
        [i18n.t('rate'), rateText(rate)],
        [i18n.t('products'), appliesTo ? groupNames(appliesTo) : i18n.t('all others')],
      ]}
      toValues={toTaxValues}
      schema={taxSchema}
      fields={<TaxFields kinds={kinds} />}
      toInput={toTaxInput}
      onSave={onSave}
      endText={i18n.t(
        'Bills of orders to this country will no longer mention it. Existing orders are not affected.',
      )}
      onEnd={onEnd}
    />
  );
}

/** Tax with its place and products: `VAT in Portugal for Kids`. */
function taxName({ name, appliesTo, ...rate }: TaxSetting): string {
  const names = { tax: name, country: taxPlace(rate) };
  return appliesTo
    ? i18n.t('{tax} in {country} for {products}', { ...names, products: groupNames(appliesTo) })
    : i18n.t('{tax} in {country}', names);
}

function regionsOf({ country, regions = [] }: Pick<TaxSetting, 'country' | 'regions'>): string {
  return listed(regions.map((region) => taxRegionName(country, region)));
}

/** Percentage with its terms: `6.625%, added at checkout`. */
const rateText = (rate: Omit<TaxSetting, 'id' | 'version' | 'country' | 'name'>) =>
  listed([percentOf(rate), termsOf(rate)]);

const percentOf = ({ rate }: Pick<TaxSetting, 'rate'>) =>
  i18n.t('{percent}%', { percent: formatCount(rate) });

function termsOf(rate: Omit<TaxSetting, 'id' | 'version' | 'country' | 'name'>): string {
  const { onTop, inAddition, upTo, splitsPrice, exceptDelivery } = rate;
  const price = upTo !== undefined && { price: formatPrice(upTo) };
  return listed([
    onTop && i18n.t('added at checkout'),
    inAddition && i18n.t('in addition'),
    price && i18n.t('up to {price} per item', price),
    splitsPrice && i18n.t('the remainder at the other rate'),
    exceptDelivery && i18n.t('not on delivery'),
  ]);
}

/** Fields of a tax rate, in the form of `TaxSettings`. */
export function TaxFields({ kinds }: { kinds: KindsByCategory }) {
  const { values } = useFormikContext<TaxValues>();
  return (
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
        hint={i18n.t('As shown on bills, e.g. VAT')}
        required
      />
      <RegionsField country={values.country} />
      <FormTextField
        name="rate"
        label={i18n.t('Percent')}
        inputMode="decimal"
        hint={i18n.t('Included in prices, unless added at checkout')}
        required
      />
      <FormTextField
        name="upTo"
        label={inCurrency(i18n.t('Up to this price per item'))}
        inputMode="decimal"
        hint={i18n.t('Leave empty for any price')}
      />
      <FormCheckbox
        name="onTop"
        label={i18n.t('Added to prices at checkout, as in the United States')}
      />
      <FormCheckbox
        name="inAddition"
        label={i18n.t('Charged in addition to other taxes, such as QST in Quebec')}
      />
      <FormCheckbox name="exceptDelivery" label={i18n.t('Not charged on delivery')} />
      {values.upTo !== '' && (
        <FormCheckbox
          name="splitsPrice"
          label={i18n.t('Above this price, tax only the remainder at the other rate')}
        />
      )}
      <CodeProducts
        kinds={kinds}
        hint={i18n.t('Choose products with a special rate. Leave empty for the standard rate.')}
      />
    </>
  );
}

/** Choice of a country's regions; renders nothing if its taxes are the same everywhere. */
function RegionsField({ country }: { country: string }) {
  const [{ value }, , { setValue }] = useField<string[]>('regions');
  const options = taxRegions(country);
  if (options.length === 0) return null;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={options}
      value={value.filter((region) => options.includes(region))}
      onChange={(_, regions) => setValue(regions)}
      getOptionLabel={(region) => taxRegionName(country, region)}
      noOptionsText={i18n.t('No matches')}
      clearText={i18n.t('Clear')}
      openText={i18n.t('Open')}
      closeText={i18n.t('Close')}
      sx={{ gridColumn: '1 / -1' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={i18n.t('States or regions')}
          helperText={i18n.t('Leave empty for the whole country')}
        />
      )}
    />
  );
}
