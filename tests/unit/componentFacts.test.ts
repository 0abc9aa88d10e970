import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTokens } from '../../.storybook/findTokens.ts';
import { findPropTypes } from '../../.storybook/propTypes.ts';
import { readSources } from '../structure/sources.ts';

const typesOf = (path: string, component: string, code = readFileSync(path, 'utf8')) => {
  const { props, objects } = findPropTypes(path, code, component);
  const types = Object.entries(props).map(([name, { type }]) => [name, type]);
  return { types: Object.fromEntries(types), objects };
};

it('reads the types of props as they are written', () => {
  const code = `
    type Row = { id: string };
    type TableProps = {
      lines: CartLine[];
      scheme?: 'light' | 'dark';
      onDrop: (
        row: Row,
      ) => void;
    };
    export function Table(props: TableProps) {}`;
  expect(typesOf('Table.tsx', 'Table', code)).toEqual({
    types: {
      lines: 'CartLine[]',
      scheme: "'light' | 'dark'",
      onDrop: '( row: Row, ) => void',
    },
    objects: ['Row = {\n  id: string;\n}'],
  });
});

it('says which props are required, and what their authors say of them', () => {
  const code = `
    type BarProps = {
      /** In ms. */
      delay?: number;
      open: boolean;
    };
    export function Bar({ delay, open }: BarProps) {}`;
  expect(findPropTypes('Bar.tsx', code, 'Bar').props).toEqual({
    delay: { type: 'number', isRequired: false, description: 'In ms.' },
    open: { type: 'boolean', isRequired: true, description: '' },
  });
});

it('follows a type to where it comes from', () => {
  expect(typesOf('src/features/cart/RowProblem.tsx', 'RowProblem').types).toEqual({
    onDrop: '(row: CartRow) => void',
    onKeep: '(row: CartRow, units: number) => void',
    onAcceptPrice: '(row: CartRow) => void',
    row: 'CartRow',
  });
  expect(typesOf('src/features/cart/CartDrawer.tsx', 'CartDrawer').types).toMatchObject({
    onClose: '() => void',
    children: 'ReactNode',
  });
});

it('puts alternatives together', () => {
  expect(typesOf('src/features/status/ErrorMessage.tsx', 'ErrorMessage').types.reason).toBe(
    "'failed' | 'broken' | 'codeMissing' | 'unknownUrl'",
  );
});

it('opens up object types of ours, those of the contract too', () => {
  const [toast] = typesOf('src/ui/ToastBar.tsx', 'ToastBar').objects;
  expect(toast).toContain("severity?: 'success' | 'info' | 'warning' | 'error';");
  const [product] = typesOf('src/features/catalogue/ProductCard.tsx', 'ProductCard').objects;
  expect(product).toContain('sizes: ProductSize[];');
});

describe('colours and type', () => {
  const sources = readSources('src');

  it('are named as the tokens are, once', () => {
    expect(findTokens('src/features/product/SizeSelector.tsx', sources)).toEqual(
      expect.arrayContaining(['negative', 'h6', 'body2']),
    );
  });

  it('are those of a file of styles, of what is wrapped, and of the theme', () => {
    expect(findTokens('src/features/catalogue/ProductCard.tsx', sources)).toContain('accent');
    expect(findTokens('src/ui/EmailField.tsx', sources)).toContain('negative');
    expect(findTokens('src/ui/ToastBar.tsx', sources)).toContain('positive');
  });
});
