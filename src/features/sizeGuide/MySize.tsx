import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ToggleChip } from '../../ui/ToggleChip.tsx';

const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1.5),
}));

type MySizeProps = {
  /** Of the category. */
  sizes: readonly string[];
  /** Undefined while none is remembered. */
  size: string | undefined;
  /** Undefined forgets it. */
  onChange: (size: string | undefined) => void;
};

/** The one size of a category that somebody wears: remembered with a press, forgotten with another. */
export function MySize({ sizes, size, onChange }: MySizeProps) {
  return (
    <section aria-label="My size">
      <Typography variant="h6" component="p">
        My size
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {size === undefined
          ? 'Choose yours, and it’s selected on products and can filter lists.'
          : 'Kept in this browser. Press it again to forget it.'}
      </Typography>
      <Chips>
        {sizes.map((each) => (
          <ToggleChip
            key={each}
            pressed={each === size}
            onToggle={() => onChange(each === size ? undefined : each)}
          >
            {each}
          </ToggleChip>
        ))}
      </Chips>
    </section>
  );
}
