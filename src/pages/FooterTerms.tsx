import Typography from '@mui/material/Typography';
import { paths } from '../../contract/paths.ts';
import { fetchOnce, useEndpoint } from '../data/useEndpoint.ts';
import { Row } from '../ui/Row.ts';
import { StandaloneLink } from '../ui/SectionLink.ts';

/**
 * Delivery, returns and payment in the footer, with links to gift cards on sale and to the
 * withdrawal; shows nothing without them.
 */
export function FooterTerms() {
  const { terms, giftCards } = useEndpoint('GET /checkoutoptions', {}, fetchOnce).data ?? {};
  return (
    <>
      {terms?.line && (
        <Typography variant="body2" sx={{ mt: 4 }}>
          {terms.line}
        </Typography>
      )}
      <Row sx={{ columnGap: 3 }}>
        {giftCards && <StandaloneLink href={paths.giftCard}>Gift cards</StandaloneLink>}
        {terms?.withdrawal && (
          <StandaloneLink href={paths.withdraw}>Withdraw from a contract</StandaloneLink>
        )}
      </Row>
    </>
  );
}
