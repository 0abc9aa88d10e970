import Typography from '@mui/material/Typography';
import { paths } from '../../contract/paths.ts';
import { fetchOnce, useEndpoint } from '../data/useEndpoint.ts';
import { StandaloneLink } from '../ui/SectionLink.ts';

/**
 * Gift cards on sale, delivery, returns and payment in the footer, and the withdrawal; renders
 * nothing without them.
 */
export function FooterTerms() {
  const { terms, giftCards } = useEndpoint('GET /checkoutoptions', {}, fetchOnce).data ?? {};
  return (
    <>
      {giftCards && (
        <StandaloneLink href={paths.giftCard} underline="hover" sx={{ mt: 2 }}>
          Gift cards
        </StandaloneLink>
      )}
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
