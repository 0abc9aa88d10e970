import { array, object, string, type TestContext } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { limits } from '../../../../contract/limits.ts';
import { maxConversions, sizePattern } from '../../../../contract/rules/adminChoices.ts';
import type { ProductGroup } from '../../../../contract/schemas/selling.ts';
import type { SizeScale, SizeScaleInput } from '../../../../contract/schemas/sizeScales.ts';

/** Form values of a scale: a size in each line, and its conversions after semicolons. */
export type ScaleValues = {
  name: string;
  sizes: string;
  conversions: string;
  /** Empty for none. */
  system: SizeScale['system'] | '';
  group: SizeScale['group'] | '';
  appliesTo: ProductGroup[];
};

const noScale: ScaleValues = {
  name: '',
  sizes: '',
  conversions: '',
  system: '',
  group: '',
  appliesTo: [],
};

export function toScaleValues(scale: SizeScale | undefined): ScaleValues {
  if (!scale) return noScale;
  const { name, sizes, conversions, system = '', group = '', appliesTo } = scale;
  const line = (size: string, index: number) =>
    [size, ...conversions.map(({ values }) => values[index] ?? '')].join('; ');
  return {
    name,
    sizes: sizes.map(line).join('\n'),
    conversions: conversions.map((conversion) => conversion.name).join(', '),
    system,
    group,
    appliesTo,
  };
}

/** Cells of the lines; cells pasted from a spreadsheet are separated by tabs. */
function linesOf(sizes: string): string[][] {
  return sizes
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/[;؛\t]/).map((cell) => cell.trim()));
}

function namesOf(conversions: string): string[] {
  return conversions
    .split(/[,،]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

export function toScaleInput(values: ScaleValues): Omit<SizeScaleInput, 'id' | 'version'> {
  const lines = linesOf(values.sizes);
  return {
    name: values.name.trim(),
    sizes: lines.map(([size = '']) => size),
    conversions: namesOf(values.conversions).map((name, index) => ({
      name,
      values: lines.map((cells) => cells[index + 1] ?? ''),
    })),
    system: values.system || undefined,
    group: values.group || undefined,
    appliesTo: values.appliesTo,
  };
}

const { max } = limits.size;

function sizesProblem(typed: string, conversions: string): string | undefined {
  const lines = linesOf(typed);
  const names = namesOf(conversions);
  if (lines.length === 0) return i18n.t('Enter at least one size');
  if (lines.length > limits.sizes.max)
    return i18n.t('At most {max} sizes', { max: limits.sizes.max });
  const sizes = lines.map(([size = '']) => size);
  const wrong = sizes.find((size) => !new RegExp(sizePattern).test(size));
  if (wrong !== undefined)
    return i18n.t('“{size}” can’t be a size: leave out : = and |', { size: wrong });
  const twice = sizes.find(
    (size, index) => sizes.findIndex((one) => one.toLowerCase() === size.toLowerCase()) < index,
  );
  if (twice) return i18n.t('{size} is there twice', { size: twice });
  const long = lines.flat().find((cell) => cell.length > max);
  if (long) return i18n.t('“{text}” is longer than {max} characters', { text: long, max });
  const full = lines.find((cells) => cells.length > names.length + 1);
  return full && i18n.t('{size} has more values than there are conversions', { size: full[0] });
}

const sizesRule = {
  name: 'sizes',
  test: (typed = '', { parent, createError }: TestContext) => {
    const message = sizesProblem(typed, parent.conversions ?? '');
    return message === undefined || createError({ message });
  },
};

export const scaleSchema = object({
  name: string()
    .trim()
    .required(() => i18n.t('Enter a name'))
    .max(limits.label.max, () => i18n.t('Too long')),
  conversions: string().test(
    'few',
    () => i18n.t('At most {max}', { max: maxConversions }),
    (typed = '') => namesOf(typed).length <= maxConversions,
  ),
  sizes: string().test(sizesRule),
  appliesTo: array(),
});
