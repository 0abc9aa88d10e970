import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { paths } from '../../contract/paths.ts';
import type { BoughtGiftCard } from '../../contract/schemas/giftCards.ts';
import { useApi } from '../data/ApiProvider.tsx';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useUser } from '../data/useUser.ts';
import { GiftCardBalance, GiftCardForm } from '../features/giftCards/GiftCardForm.tsx';
import { LoadingText } from '../ui/LoadingText.tsx';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import ErrorPage from './ErrorPage.tsx';
import { LoadError } from './LoadError.tsx';
import { PageHead } from './PageHead.tsx';
import { useProblemToast } from './useProblemToast.tsx';

/** `/gift-card`: buys a gift card, and shows the balance of one. */
export default function GiftCardPage() {
  const { send } = useApi();
  const [search] = useSearchParams();
  const showProblem = useProblemToast();
  const user = useUser();
  const options = useEndpoint('GET /checkoutoptions', {});

  async function buy(body: BoughtGiftCard) {
    const outcome = await send('POST /buygiftcard', { body });
    showProblem(outcome.ok ? undefined : outcome.error.message);
    if (outcome.ok) window.location.assign(outcome.data.url);
  }

  async function askBalance(code: string) {
    const outcome = await send('POST /giftcard', { body: { code } });
    return outcome.ok ? outcome.data : outcome.error.message;
  }

  if (options.status === 'failed') return <LoadError />;
  if (options.status === 'loading' || user.status === 'loading') {
    return <LoadingText />;
  }
  const { giftCards, takesGiftCards } = options.data ?? {};
  if (!giftCards && !takesGiftCards) return <ErrorPage />;
  if (search.get('payment') === 'paid') {
    return (
      <>
        <PageHead title={i18n.t('Gift card')} noindex />
        <StatusMessage
          heading={i18n.t('Thank you for your gift')}
          text={i18n.t(
            'We email the code to the recipient, and a confirmation to you, as soon as the payment has arrived.',
          )}
          next={{ label: i18n.t('Go to the shop'), to: paths.home }}
        />
      </>
    );
  }
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
      <PageHead title={i18n.t('Gift card')} noindex />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {i18n.t('Gift card')}
      </Typography>
      {search.get('payment') === 'cancelled' && (
        <Typography role="status" sx={{ mb: 3 }}>
          {i18n.t('The payment was cancelled and you have not been charged.')}
        </Typography>
      )}
      {giftCards && (
        <GiftCardForm offer={giftCards} buyerEmail={user.data?.email ?? ''} onBuy={buy} />
      )}
      <Typography variant="h3" component="h2" sx={{ mt: giftCards ? 8 : 0, mb: 2 }}>
        {i18n.t('Check a balance')}
      </Typography>
      <GiftCardBalance onAsk={askBalance} />
    </Container>
  );
}
