import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Ref, useId, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { availableUnits } from '../../../contract/rules/stock.ts';
import { partsOf, waistAndLength } from '../../../contract/rules/waistAndLength.ts';
import type { ProductSize } from '../../../contract/schemas/product.ts';
import { SizeChip } from './SizeChip.tsx';

const parts = [/*i18n*/ 'Waist', /*i18n*/ 'Length'] as const;

/** Waist and length, as far as they are chosen. */
type Chosen = readonly [waist: string | undefined, length: string | undefined];

type WaistAndLengthProps = {
  /** Sizes as "W28 L32". */
  sizes: readonly ProductSize[];
  size: string | undefined;
  /** Id of the error message if no size was chosen. */
  problemId?: string | undefined;
  /** Receives '' while one of both is missing. */
  onSelect: (size: string) => void;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Sizes of two parts: a waist and, of those that are available with it, a length. */
export function WaistAndLength({
  sizes,
  size = '',
  problemId,
  onSelect,
  ref,
}: WaistAndLengthProps) {
  const id = useId();
  const [begun, setBegun] = useState<Chosen>([undefined, undefined]);
  const chosen = waistAndLength(size) ?? begun;
  const names = sizes.map((entry) => entry.size);
  const find = (wanted: Chosen) =>
    sizes.find((entry) => {
      const own = waistAndLength(entry.size) ?? [];
      const isWanted = wanted.every((part, index) => part === undefined || part === own[index]);
      return isWanted && availableUnits(entry) > 0;
    })?.size;

  function choose(part: number, value: string) {
    const next: Chosen = part === 0 ? [value, chosen[1]] : [chosen[0], value];
    // Clear a length that is not available with the new waist.
    const kept: Chosen = find(next) ? next : [value, undefined];
    setBegun(kept);
    onSelect((kept[0] && kept[1] && find(kept)) || '');
  }

  return (
    <Stack ref={ref} spacing={1.5}>
      {parts.map((name, part) => (
        <div key={name} data-missing={chosen[part] === undefined || undefined}>
          <Typography id={id + name} variant="body2" sx={{ mb: 0.5 }}>
            {i18n.t(name)}
          </Typography>
          <RadioGroup
            row
            aria-labelledby={id + name}
            {...(chosen[part] === undefined &&
              problemId && { 'aria-invalid': true, 'aria-describedby': problemId })}
            value={chosen[part] ?? ''}
            onChange={(_, value) => choose(part, value)}
            sx={{ gap: 1 }}
          >
            {partsOf(names, part).map((value) => {
              const isFree = find(part === 0 ? [value, undefined] : [chosen[0], value]);
              return (
                <SizeChip
                  key={value}
                  size={value}
                  label={isFree ? value : i18n.t('{size}, not available', { size: value })}
                  soldOut={!isFree}
                />
              );
            })}
          </RadioGroup>
        </div>
      ))}
    </Stack>
  );
}
