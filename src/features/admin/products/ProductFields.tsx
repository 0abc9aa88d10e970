import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField, useFormikContext } from 'formik';
import { Fragment, type ReactNode, useId } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { categoryInfo } from '../../../../contract/rules/categories.ts';
import { familyOf } from '../../../../contract/rules/colourFamilies.ts';
import { colourLabel } from '../../../../contract/rules/colourLabels.ts';
import { zoneNote } from '../../../../contract/rules/days.ts';
import { type DutyField, isDuty } from '../../../../contract/rules/dutyFields.ts';
import { currency } from '../../../../contract/rules/money.ts';
import { filledExtensions } from '../../../../contract/rules/productExtensions.ts';
import {
  type ExtensionField,
  type FieldKind,
  type ProductField,
  productFieldNames,
  productFields,
} from '../../../../contract/rules/productFields.ts';
import { FormCheckbox } from '../../../ui/FormCheckbox.tsx';
import { FormTextField, type FormTextFieldProps } from '../../../ui/FormTextField.tsx';
import { DutyFields } from './DutyFields.tsx';
import { toMeasures } from './measureEntries.ts';
import type { ProductValues } from './productValues.ts';

const controls: Record<
  Exclude<ProductField, 'measures' | 'sizeScale' | DutyField>,
  () => ReactNode
> = {
  name: () => (
    <FormTextField
      name="name"
      label={i18n.t({ id: 'Name (of a thing)', message: 'Name' })}
      required
    />
  ),
  description: () => (
    <FormTextField
      name="description"
      label={i18n.t('Description')}
      hint={i18n.t('Fabric and cut, as shown in the shop')}
      minRows={5}
    />
  ),
  material: () => <FormTextField name="material" label={i18n.t('Material and care')} minRows={2} />,
  price: () => <PriceField name="price" label={i18n.t('Price')} required />,
  regularPrice: () => (
    <PriceField
      name="regularPrice"
      label={i18n.t('Regular price')}
      hint={i18n.t('Only while it is reduced')}
    />
  ),
  salePrice: () => (
    <PriceField
      name="salePrice"
      label={i18n.t('Sale price')}
      hint={i18n.t('From its first day on')}
    />
  ),
  category: () => <CategoryField />,
  kind: () => (
    <FormTextField
      name="kind"
      label={i18n.t('Kind')}
      hint={i18n.t('As the shop lists it: Dresses, Knitwear')}
    />
  ),
  colour: () => (
    <FormTextField name="colour" label={i18n.t('Colour')} hint={i18n.t('Its name, such as Clay')} />
  ),
  swatch: () => <SwatchField />,
  style: () => (
    <FormTextField
      name="style"
      label={i18n.t('Style')}
      hint={i18n.t('The same for all colours of one product')}
    />
  ),
  outfit: () => (
    <FormTextField
      name="outfit"
      label={i18n.t('Outfit')}
      hint={i18n.t('The same for what is worn together')}
    />
  ),
  weight: () => (
    <FormTextField name="weight" label={i18n.t('Weight in grams')} inputMode="numeric" />
  ),
  saleFrom: () => (
    <DayField
      name="saleFrom"
      label={i18n.t('First day of the sale')}
      hint={i18n.t('For a sale price')}
    />
  ),
  saleUntil: () => (
    <DayField
      name="saleUntil"
      label={i18n.t('Last day of the sale')}
      hint={i18n.t('Then the regular price comes back; empty for no end')}
    />
  ),
  newCollection: () => <FormCheckbox name="newCollection" label={i18n.t('New Collection')} />,
  mostPopular: () => <FormCheckbox name="mostPopular" label={i18n.t('Most Popular')} />,
  draft: () => (
    <Box sx={{ flexBasis: '100%' }}>
      <FormCheckbox name="draft" label={i18n.t('Draft: only admins see it')} isSwitch />
    </Box>
  ),
};

type ProductFieldsProps = {
  extensions: readonly ProductField[];
};

/** Product fields except those of the tables of sizes. */
export function ProductFields({ extensions }: ProductFieldsProps) {
  const shown = useShownExtensions(extensions);
  const controlsOf = (...kinds: FieldKind[]) =>
    productFieldNames
      .filter((name) => name !== 'measures' && name !== 'sizeScale' && !isDuty(name))
      .filter((name) => kinds.includes(productFields[name].kind))
      .filter((name) => !productFields[name].extension || shown.includes(name))
      .map((name) => <Fragment key={name}>{controls[name]()}</Fragment>);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {controlsOf('text')}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
        }}
      >
        {controlsOf('price', 'category')}
      </Box>
      <Box
        sx={{ display: 'grid', columnGap: 2, rowGap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {controlsOf('label')}
      </Box>
      <FormGroup row sx={{ gap: 2 }}>
        {controlsOf('flag')}
      </FormGroup>
      <DutyFields shown={shown} />
    </Box>
  );
}

function PriceField(props: Pick<FormTextFieldProps, 'name' | 'label' | 'hint' | 'required'>) {
  const startAdornment = <InputAdornment position="start">{currency().sign}</InputAdornment>;
  return <FormTextField {...props} inputMode="decimal" slotProps={{ input: { startAdornment } }} />;
}

function DayField({ label, ...props }: Pick<FormTextFieldProps, 'name' | 'label' | 'hint'>) {
  return <FormTextField {...props} label={label + zoneNote()} type="date" />;
}

function CategoryField() {
  const id = useId();
  const [field, { touched, error }] = useField<string>('category');
  const shownError = touched ? error : undefined;
  return (
    <FormControl error={Boolean(shownError)}>
      <FormLabel
        id={id}
        sx={{ typography: 'h6', mb: 0.75, '&, &.Mui-error': { color: 'text.primary' } }}
      >
        {i18n.t('Category')}
      </FormLabel>
      <RadioGroup row aria-labelledby={id} {...field}>
        {Object.entries(categoryInfo).map(([category, { name }]) => (
          <FormControlLabel
            key={category}
            value={category}
            label={i18n.t(name)}
            control={<Radio slotProps={{ input: { 'aria-invalid': Boolean(shownError) } }} />}
          />
        ))}
      </RadioGroup>
      <FormHelperText>{shownError ?? ' '}</FormHelperText>
    </FormControl>
  );
}

/** Colour code, typed or picked with the browser's colour picker. */
function SwatchField() {
  const [{ value: colour }] = useField<string>('colour');
  const [{ value }, , { setValue }] = useField<string>('swatch');
  const isShown = /^#[0-9a-f]{6}$/i.test(value);
  const family = isShown && familyOf({ colour: colour.trim(), swatch: value });
  return (
    <FormTextField
      name="swatch"
      label={i18n.t('Swatch')}
      hint={
        family
          ? i18n.t('Shoppers find it under {family}', { family: colourLabel(family) })
          : i18n.t('The colour as shoppers see it')
      }
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <input
                type="color"
                aria-label={i18n.t('Choose the swatch')}
                value={isShown ? value : '#ffffff'}
                onChange={(event) => setValue(event.target.value)}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/**
 * Optional fields to show in a product's form: those that the server supports, and those filled in.
 * An unsupported field disappears once it is empty.
 */
export function useShownExtensions(extensions: readonly ProductField[]): readonly ProductField[] {
  const { values } = useFormikContext<ProductValues>();
  return [...extensions, ...filledFields(values)];
}

/** Optional fields that are filled in but not supported by the server. */
export function unsupportedFields(
  values: ProductValues,
  extensions: readonly ExtensionField[],
): ExtensionField[] {
  return filledFields(values).filter((name) => !extensions.includes(name));
}

function filledFields(values: ProductValues): ExtensionField[] {
  const { measures } = values;
  return filledExtensions({ ...values, measures: toMeasures(measures, measures) });
}
