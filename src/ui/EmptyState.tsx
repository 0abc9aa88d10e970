import { muted } from '../theme/text.css.ts';
import { Button, ButtonLink } from './Button.tsx';
import * as css from './EmptyState.css.ts';

type EmptyStateProps = {
  /** One line: what is missing. */
  title: string;
  text?: string;
  /** The one next step: a link or an action. */
  next: { label: string; to: string } | { label: string; onClick: () => void };
};

/** An empty list: one line, and one next step. */
export function EmptyState({ title, text, next }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <p className={css.title}>{title}</p>
      {text && <p className={muted}>{text}</p>}
      {'to' in next ? (
        <ButtonLink variant="contained" to={next.to}>
          {next.label}
        </ButtonLink>
      ) : (
        <Button variant="contained" onClick={next.onClick}>
          {next.label}
        </Button>
      )}
    </div>
  );
}
