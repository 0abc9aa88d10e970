import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type Ref, useId, useState } from 'react';
import { waistAndLength } from '../../../contract/rules/sizeTexts.ts';
import { availableUnits } from '../../../contract/rules/stock.ts';
import type { ProductSize } from '../../../contract/schemas/product.ts';
import { chipStates } from '../../theme/chip.ts';

const Part = styled(ToggleButton)(({ theme }) => ({
  '&.Mui-disabled': chipStates(theme).soldOut,
}));

type Parts = { waist?: string | undefined; length?: string | undefined };

type WaistAndLengthProps = {
  /** Sizes as "W28 L32". */
  sizes: readonly ProductSize[];
  size: string | undefined;
  labelId: string;
  problemId?: string | undefined;
  /** Receives '' while one of both is missing. */
  onSelect: (size: string) => void;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Sizes of two parts: a waist and, of those that are free with it, a length. */
export default function WaistAndLength({
  sizes,
  size,
  labelId,
  problemId,
  onSelect,
  ref,
}: WaistAndLengthProps) {
  const [chosen, setChosen] = useState<Parts>({});
  const whole = waistAndLength(size ?? '');
  const parts: Parts = whole ? { waist: whole[0], length: whole[1] } : chosen;
  const free = sizes.filter((entry) => availableUnits(entry) > 0);
  const find = (entries: readonly ProductSize[], { waist, length }: Parts) =>
    entries.find((entry) => {
      const [ofWaist, ofLength] = waistAndLength(entry.size) ?? [];
      return [ofWaist, undefined].includes(waist) && [ofLength, undefined].includes(length);
    });

  function choose(next: Parts) {
    const kept = find(free, next) ? next : { waist: next.waist };
    setChosen(kept);
    onSelect((kept.waist && kept.length && find(free, kept)?.size) || '');
  }

  return (
    <Stack
      ref={ref}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={problemId}
      spacing={1.5}
    >
      <PartRow
        label="Waist"
        values={valuesOf(sizes, 0)}
        value={parts.waist}
        isFree={(waist) => find(free, { waist }) !== undefined}
        onChange={(waist) => choose({ ...parts, waist })}
      />
      <PartRow
        label="Length"
        values={valuesOf(sizes, 1)}
        value={parts.length}
        isFree={(length) => find(free, { ...parts, length }) !== undefined}
        onChange={(length) => choose({ ...parts, length })}
      />
    </Stack>
  );
}

function valuesOf(sizes: readonly ProductSize[], part: 0 | 1): string[] {
  const values = sizes.flatMap(({ size }) => waistAndLength(size)?.[part] ?? []);
  return [...new Set(values)].sort((a, b) => Number(a) - Number(b));
}

type PartRowProps = {
  label: string;
  values: readonly string[];
  value: string | undefined;
  isFree: (value: string) => boolean;
  onChange: (value: string | undefined) => void;
};

function PartRow({ label, values, value, isFree, onChange }: PartRowProps) {
  const id = useId();
  return (
    <div data-missing={value === undefined || undefined}>
      <Typography id={id} variant="body2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={id}
        value={value ?? null}
        onChange={(_, next: string | null) => onChange(next ?? undefined)}
      >
        {values.map((each) => (
          <Part
            key={each}
            value={each}
            disabled={!isFree(each)}
            aria-label={isFree(each) ? each : `${each}, not available`}
          >
            {each}
          </Part>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
