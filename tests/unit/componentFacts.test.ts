import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findPropTypes } from '../../.storybook/componentFacts.ts';

it('reads the types of props as they are written', () => {
  const code = `
    type Row = { id: string };
    type TableProps = {
      /** Priced afresh. */
      lines: CartLine[];
      scheme?: 'light' | 'dark';
      onDrop: (
        row: Row,
      ) => void;
    };`;
  expect(findPropTypes('Table.tsx', code)).toEqual({
    lines: 'CartLine[]',
    scheme: "'light' | 'dark'",
    onDrop: '( row: Row, ) => void',
  });
});

it('reads those of a component of ours', () => {
  const path = 'src/features/cart/CartCards.tsx';
  expect(findPropTypes(path, readFileSync(path, 'utf8'))).toMatchObject({
    rows: 'readonly CartRow[]',
  });
});
