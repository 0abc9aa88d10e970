import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { i18n } from '../../../../contract/i18n.ts';

/** Periods of the admin home, in days. */
export const periods = [7, 30, 90] as const;

export type Period = (typeof periods)[number];

type PeriodSwitchProps = {
  days: Period;
  onDays: (days: Period) => void;
};

export function PeriodSwitch({ days, onDays }: PeriodSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={i18n.t('Period')}
      value={days}
      // Null when the selected button is pressed again: keep it selected.
      onChange={(_, chosen: Period | null) => chosen && onDays(chosen)}
    >
      {periods.map((period) => (
        <ToggleButton key={period} value={period}>
          <span>{i18n.t('{days, plural, one {# day} other {# days}}', { days: period })}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
