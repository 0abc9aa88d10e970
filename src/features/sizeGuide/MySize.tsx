import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SizeChoice, type SizeChoiceProps } from './SizeChoice.tsx';

export type MySizeProps = SizeChoiceProps & {
  /** Whether the customer's account knows it, not this browser alone. */
  isOnAccount?: boolean;
};

/** The one size of a category that somebody wears: said once, known from then on. */
export function MySize({ isOnAccount = false, ...choice }: MySizeProps) {
  const place = isOnAccount ? 'Saved to your account.' : 'Kept in this browser.';
  return (
    <section aria-label="My size">
      <Typography variant="h6" component="p">
        My size
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {choice.size === undefined
          ? 'Choose yours, and it’s selected on products and can filter lists.'
          : `${place} Press it again to forget it.`}
      </Typography>
      <Box sx={{ mt: 1.5 }}>
        <SizeChoice label="Sizes" {...choice} />
      </Box>
    </section>
  );
}
