import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { i18n } from '../../../../contract/i18n.ts';
import { taxRegions } from '../../../../contract/rules/taxRegions.ts';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { CodeProducts, type KindsByCategory } from './CodeSettings.tsx';
import { inCurrency } from './settingsValues.ts';
import { type TaxValues, taxRegionName } from './taxValues.ts';

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
