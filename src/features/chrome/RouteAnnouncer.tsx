import { styled } from '@mui/material/styles';

const Unseen = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Tells a screen reader which page has come. */
export function RouteAnnouncer({ title }: { title: string }) {
  return (
    <Unseen aria-live="polite" aria-atomic>
      {title}
    </Unseen>
  );
}
