import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Until when the cart keeps its units from others (ISO 8601), and what happens then. */
export function HeldUntil({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Typography aria-live="polite" variant="caption" color="textSecondary" component="p">
      {now < Date.parse(until)
        ? `Kept for you until ${time.format(Date.parse(until))}. After that other customers can buy them; they stay in your cart.`
        : 'No longer reserved for you: other customers can buy these items until you order them.'}
    </Typography>
  );
}
