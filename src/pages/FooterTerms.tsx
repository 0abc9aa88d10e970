import Typography from '@mui/material/Typography';
import { i18n } from '../../contract/i18n.ts';
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
        {giftCards && <StandaloneLink href={paths.giftCard}>{i18n.t('Gift cards')}</StandaloneLink>}
        {terms?.withdrawal && (
          <StandaloneLink href={paths.withdraw}>
            {i18n.t('Withdraw from a contract')}
          </StandaloneLink>
        )}
      </Row>
    </>
  );
}
