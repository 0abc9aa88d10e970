import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { i18n } from '../../contract/i18n.ts';

type Unit = 'cm' | 'in';

type UnitSwitchProps = { unit: Unit; onUnitChange: (unit: Unit) => void };

export function UnitSwitch({ unit, onUnitChange }: UnitSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={i18n.t('Unit')}
      value={unit}
      onChange={(_, chosen: Unit | null) => chosen && onUnitChange(chosen)}
    >
      <ToggleButton value="cm">{i18n.t('cm')}</ToggleButton>
      <ToggleButton value="in">{i18n.t('inches')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
