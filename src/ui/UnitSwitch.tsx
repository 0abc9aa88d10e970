import Stack from '@mui/material/Stack';
import { ToggleChip } from './ToggleChip.tsx';

type Unit = (typeof units)[number]['unit'];

type UnitSwitchProps = { unit: Unit; onUnitChange: (unit: Unit) => void };

const units = [
  { unit: 'cm', label: 'cm' },
  { unit: 'in', label: 'inches' },
] as const;

/** Centimetres or inches. */
export function UnitSwitch({ unit: current, onUnitChange }: UnitSwitchProps) {
  return (
    <Stack direction="row" role="group" aria-label="Unit" sx={{ gap: 1 }}>
      {units.map(({ unit, label }) => (
        <ToggleChip key={unit} pressed={unit === current} onToggle={() => onUnitChange(unit)}>
          {label}
        </ToggleChip>
      ))}
    </Stack>
  );
}
