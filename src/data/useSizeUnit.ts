import type { LengthUnit } from '../../contract/rules/measures.ts';
import { persisted, usePersisted } from './persisted.ts';

const stored = persisted('hemline.sizeUnit', (value): LengthUnit => (value === 'in' ? 'in' : 'cm'));

/** Centimetres or inches, as it was last chosen in this browser. */
export function useSizeUnit() {
  return { unit: usePersisted(stored) ?? 'cm', setUnit: stored.write };
}
