import { persisted, usePersisted } from './persisted.ts';

type SizeUnit = 'cm' | 'in';

const stored = persisted('hemline.sizeUnit', (value): SizeUnit => (value === 'in' ? 'in' : 'cm'));

/** Centimetres or inches, as it was last chosen in this browser. */
export function useSizeUnit() {
  return { unit: usePersisted(stored) ?? 'cm', setUnit: stored.write };
}
