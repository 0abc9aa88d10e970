import useLocalStorageState from 'use-local-storage-state';

type SizeUnit = 'cm' | 'in';

const serializer = { parse: parseUnit as (text: string) => unknown, stringify: JSON.stringify };

/** Centimetres or inches, as it was last chosen in this browser. */
export function useSizeUnit() {
  const [unit = 'cm', setUnit] = useLocalStorageState<SizeUnit>('hemline.sizeUnit', { serializer });
  return { unit, setUnit: setUnit as (unit: SizeUnit) => void };
}

function parseUnit(text: string): SizeUnit {
  return JSON.parse(text) === 'in' ? 'in' : 'cm';
}
