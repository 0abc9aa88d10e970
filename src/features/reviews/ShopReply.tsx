import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Quote = styled('div')(({ theme }) => ({
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
}));

/** The shop's answer to a review. */
export function ShopReply({ text }: { text: string }) {
  return (
    <Quote>
      <Typography variant="body2" color="textSecondary">
        Our answer
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
    </Quote>
  );
}
