import visuallyHidden from '@mui/utils/visuallyHidden';

/** Tells a screen reader which page has come. */
export function RouteAnnouncer({ title }: { title: string }) {
  return (
    <div aria-live="polite" aria-atomic style={visuallyHidden}>
      {title}
    </div>
  );
}
