import Typography from '@mui/material/Typography';
import { fetchOnce, useEndpoint } from '../data/useEndpoint.ts';

/** Delivery, returns and payment in the footer; renders nothing without them. */
export function FooterTerms() {
  const line = useEndpoint('GET /checkoutoptions', {}, fetchOnce).data?.terms?.line;
  return line ? (
    <Typography variant="body2" sx={{ mt: 4 }}>
      {line}
    </Typography>
  ) : null;
}
