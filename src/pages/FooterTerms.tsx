import Typography from '@mui/material/Typography';
import { paths } from '../../contract/paths.ts';
import { fetchOnce, useEndpoint } from '../data/useEndpoint.ts';
import { StandaloneLink } from '../ui/SectionLink.ts';

/** Delivery, returns and payment in the footer, and the withdrawal; renders nothing without them. */
export function FooterTerms() {
  const terms = useEndpoint('GET /checkoutoptions', {}, fetchOnce).data?.terms;
  return (
    <>
      {terms?.line && (
        <Typography variant="body2" sx={{ mt: 4 }}>
          {terms.line}
        </Typography>
      )}
      {terms?.withdrawal && (
        <StandaloneLink href={paths.withdraw}>Withdraw from a contract</StandaloneLink>
      )}
    </>
  );
}
