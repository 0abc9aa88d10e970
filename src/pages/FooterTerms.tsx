import Typography from '@mui/material/Typography';
import { useEndpoint } from '../data/useEndpoint.ts';
import { termsLine } from '../lib/sellingTerms.ts';

/** Delivery, returns and payment in the footer; renders nothing if the server tells none. */
export default function FooterTerms() {
  const options = useEndpoint('GET /checkoutoptions', {});
  const line = termsLine(options.data);
  if (!line) return null;
  return <Typography variant="body2">{line}</Typography>;
}
