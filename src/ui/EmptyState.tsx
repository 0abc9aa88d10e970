import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

type EmptyStateProps = {
  /** One line: what is missing. */
  title: string;
  text?: string;
  /** The one next step: a link or an action. */
  next: { label: string; to: string } | { label: string; onClick: () => void };
};

/** An empty list: one line, and one next step. */
export function EmptyState({ title, text, next }: EmptyStateProps) {
  const target = 'to' in next ? { href: next.to } : { onClick: next.onClick };
  return (
    <Box sx={{ py: 10, textAlign: 'center', display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      <Button variant="contained" {...target}>
        {next.label}
      </Button>
    </Box>
  );
}
