import { afterAll, describe, expect, it } from 'vitest';
import { Compiler } from '../../.storybook/compiler.ts';
import { findTokens } from '../../.storybook/findTokens.ts';
import { findPropTypes } from '../../.storybook/propTypes.ts';
import { readSources } from '../structure/sources.ts';

const compiler = new Compiler();
afterAll(() => compiler.close());

const propsOf = (path: string, component: string) =>
  findPropTypes(compiler.project(), path, component);
const typesOf = (path: string, component: string) => {
  const types = Object.entries(propsOf(path, component)).map(([name, { type }]) => [name, type]);
  return Object.fromEntries(types);
};

it('reads types of props as written', () => {
  expect(typesOf('src/features/catalogue/ProductCard.tsx', 'ProductCard')).toMatchObject({
    product: 'Product',
    isFavourite: 'boolean',
    headingLevel: "'h2' | 'h3'",
    colours: 'readonly Product[]',
    onWantColours: '() => void',
    onQuickAdd: '(size: string) => void',
  });
});

it('says which props are required, with their doc comments', () => {
  expect(propsOf('src/ui/ToastBar.tsx', 'ToastBar')).toMatchObject({
    autoHideDuration: {
      type: 'number | null',
      isRequired: true,
      description: 'Milliseconds; null keeps it open until closed.',
    },
    ref: { type: 'Ref<HTMLDivElement>', isRequired: false },
  });
});

it('follows a type to its declaration', () => {
  expect(typesOf('src/features/cart/RowProblem.tsx', 'RowProblem')).toEqual({
    onDrop: '(row: CartRow) => void',
    onKeep: '(row: CartRow, units: number) => void',
    onAcceptPrice: '(row: CartRow) => void',
    row: 'CartRow',
  });
  expect(typesOf('src/features/cart/CartDrawer.tsx', 'CartDrawer')).toMatchObject({
    onClose: '() => void',
    children: 'ReactNode',
  });
});

it('omits props that are passed on to a Material UI component', () => {
  const props = propsOf('src/ui/PasswordField.tsx', 'PasswordField');
  expect(Object.keys(props).sort()).toEqual([
    'autoComplete',
    'help',
    'hint',
    'label',
    'name',
    'required',
  ]);
});

it('merges alternatives', () => {
  expect(typesOf('src/features/status/ErrorMessage.tsx', 'ErrorMessage').reason).toBe(
    "'failed' | 'broken' | 'codeMissing' | 'unknownUrl'",
  );
});

it('writes a type on one line, without comments', () => {
  expect(typesOf('src/features/home/CategoryTiles.tsx', 'CategoryTiles').tiles).toBe(
    "readonly { label: string; to: string; pictures: Pick<BannerPictures, 'wide' | 'isOwn'> }[]",
  );
  expect(typesOf('src/ui/ValidatedForm.tsx', 'ValidatedForm').onSubmit).toBe(
    "(values: Values, form: Pick<FormikHelpers<Values>, 'resetForm'> & { takeSaved: (saved: Values) => void }) => Promise<FormikErrors<Values> | undefined> | Promise<void>",
  );
});

it('expands our object types, including those of the contract', () => {
  const { toast } = propsOf('src/ui/ToastBar.tsx', 'ToastBar');
  expect(toast?.objects[0]).toContain("severity?: 'error' | 'info' | 'success' | 'warning';");
  const { product } = propsOf('src/features/catalogue/ProductCard.tsx', 'ProductCard');
  expect(product?.objects[0]).toMatch(/^Product = \{\n {2}_id: string;$/m);
});

it('names the components used', () => {
  const [product] =
    propsOf('src/features/catalogue/ProductCard.tsx', 'ProductCard').product?.objects ?? [];
  expect(product).toContain('sizes: ProductSize[];');
  expect(product).toContain('colourways?: Colourway[];');
  const all = readSources('src/features').filter(({ path }) => /\/[A-Z]\w*\.tsx$/.test(path));
  const opened = all.flatMap(({ path }) =>
    Object.values(propsOf(path, path.replace(/^.*\/|\.tsx$/g, ''))).flatMap(
      ({ objects }) => objects,
    ),
  );
  expect(opened.length).toBeGreaterThan(100);
  expect(opened.filter((type) => /: (object|unknown)\b/.test(type))).toEqual([]);
});

describe('used colours and type styles', () => {
  const sources = readSources('src');

  it('have the names of the tokens, once each', () => {
    expect(findTokens('src/features/product/SizeSelector.tsx', sources)).toEqual(
      expect.arrayContaining(['negative', 'h6', 'body2']),
    );
  });

  it('include those of style files, wrapped components and the theme', () => {
    expect(findTokens('src/features/catalogue/ProductCard.tsx', sources)).toContain('accent');
    expect(findTokens('src/ui/EmailField.tsx', sources)).toContain('negative');
    expect(findTokens('src/ui/ToastBar.tsx', sources)).toContain('positive');
    expect(findTokens('src/ui/PhoneField.tsx', sources)).toContain('negative');
    expect(findTokens('src/features/admin/frame/AdminNav.tsx', sources)).toContain('button');
  });

  it('include those of its parts, but not of passed-in children', () => {
    expect(findTokens('src/features/cart/CartLines.tsx', sources)).toContain('warning');
    expect(findTokens('src/ui/PictureThumbnails.tsx', sources)).not.toContain('warning');
  });
});
