import { styled } from '@mui/material/styles';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';

/** How far back the home can look, in days. */
export const periods = [7, 30, 90] as const;

export type Period = (typeof periods)[number];

const Group = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1) }));

type PeriodSwitchProps = {
  days: Period;
  onDays: (days: Period) => void;
};

/** How far back the figures look. */
export function PeriodSwitch({ days, onDays }: PeriodSwitchProps) {
  return (
    <Group role="group" aria-label="Period">
      {periods.map((period) => (
        <ToggleChip key={period} pressed={period === days} onToggle={() => onDays(period)}>
          {period} days
        </ToggleChip>
      ))}
    </Group>
  );
}
