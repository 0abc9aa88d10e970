import visuallyHidden from '@mui/utils/visuallyHidden';

/** Announces a new page to screen readers. */
export function RouteAnnouncer({ title }: { title: string }) {
  return (
    <div aria-live="polite" aria-atomic style={visuallyHidden}>
      {title}
    </div>
  );
}
