import { fn } from 'storybook/test';
import { exampleRows } from './exampleRows.ts';

/** A cart that nothing is wrong with, and what can be done to its lines. */
export const exampleCart = {
  rows: Object.values(exampleRows),
  onAdd: fn(),
  onRemove: fn(),
  onDrop: fn(),
  onKeep: fn(),
  onAcceptPrice: fn(),
};
