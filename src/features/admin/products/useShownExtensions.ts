import { useFormikContext } from 'formik';
import { filledExtensions } from '../../../../contract/rules/productExtensions.ts';
import type { ExtensionField, ProductField } from '../../../../contract/rules/productFields.ts';
import { toMeasures } from './measureEntries.ts';
import type { ProductValues } from './productValues.ts';

/**
 * The optional fields to show in a product's form: those that the server has, and those that are
 * filled in. A field that the server turns out to lack is withdrawn once it is empty.
 */
export function useShownExtensions(extensions: readonly ProductField[]): readonly ProductField[] {
  const { values } = useFormikContext<ProductValues>();
  return [...extensions, ...filledFields(values)];
}

/** The optional fields that are filled in and that the server lacks. */
export function lackingFields(
  values: ProductValues,
  extensions: readonly ExtensionField[],
): ExtensionField[] {
  return filledFields(values).filter((name) => !extensions.includes(name));
}

function filledFields(values: ProductValues): ExtensionField[] {
  const { measures } = values;
  return filledExtensions({ ...values, measures: toMeasures(measures, measures) });
}
