import { fn } from 'storybook/test';
import { exampleRows } from './exampleRows.ts';

/** A cart without problems, and its callbacks. */
export const exampleCart = {
  rows: Object.values(exampleRows),
  onAdd: fn(),
  onRemove: fn(),
  onDrop: fn(),
  onKeep: fn(),
  onAcceptPrice: fn(),
};
