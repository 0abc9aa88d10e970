import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** One line about what is missing. */
  title: string;
  text?: string;
  /** Single next step: a link or an action; absent if the viewer has none. */
  next?: { label: string; to: string } | { label: string; onClick: () => void } | undefined;
  /** Further choices, as text buttons. */
  children?: ReactNode;
};

/** Empty list: one line and one next step. */
export function EmptyState({ title, text, next, children }: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, py: 10, textAlign: 'center' }}>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {next && (
        <Button
          variant="contained"
          {...('to' in next ? { href: next.to } : { onClick: next.onClick })}
        >
          <span>{next.label}</span>
        </Button>
      )}
      {children}
    </Stack>
  );
}
