import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Until when the cart keeps its pieces from others (ISO 8601), and what happens then. */
export function HeldUntil({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now);
  const left = Date.parse(until) - now;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <Typography aria-live="polite" variant="caption" color="textSecondary" component="p">
      {left > 0
        ? `Kept for you until ${time.format(Date.parse(until))}. After that others can buy the pieces; they stay in your cart.`
        : 'No longer kept for you: others can buy the pieces until you order them.'}
    </Typography>
  );
}
