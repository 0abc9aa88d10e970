import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Unit = 'cm' | 'in';

type UnitSwitchProps = { unit: Unit; onUnitChange: (unit: Unit) => void };

export function UnitSwitch({ unit, onUnitChange }: UnitSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Unit"
      value={unit}
      onChange={(_, chosen: Unit | null) => chosen && onUnitChange(chosen)}
    >
      <ToggleButton value="cm">cm</ToggleButton>
      <ToggleButton value="in">inches</ToggleButton>
    </ToggleButtonGroup>
  );
}
