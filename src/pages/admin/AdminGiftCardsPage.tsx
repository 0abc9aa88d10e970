import { i18n } from '../../../contract/i18n.ts';
import type { IssuedGiftCard } from '../../../contract/schemas/giftCards.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { noAutoRevalidation, useEndpoint } from '../../data/useEndpoint.ts';
import { AdminSection } from '../../features/admin/frame/AdminSection.tsx';
import { useMay } from '../../features/admin/frame/useMay.ts';
import { GiftCardList } from '../../features/admin/settings/GiftCardList.tsx';
import { ListLoadError } from '../LoadError.tsx';
import { PageHead } from '../PageHead.tsx';
import { useFinishSetting } from './useFinishSetting.ts';

/** `/admin/giftcards`: gift cards that were sold or given away. */
export default function AdminGiftCardsPage() {
  const { send } = useApi();
  const may = useMay();
  const cards = useEndpoint('GET /giftcards', {}, noAutoRevalidation);
  const finish = useFinishSetting(['GET /giftcards']);
  const actions = {
    onIssue: async (body: IssuedGiftCard) =>
      finish(await send('POST /issuegiftcard', { body }), undefined, sentTo(body)),
    onResend: async (id: string, email: string) => {
      const input = { params: { id }, body: { email } };
      return finish(await send('POST /resendgiftcard/:id', input), undefined, sentTo({ email }));
    },
    onBlock: async (id: string, isBlocked: boolean) => {
      await finish(await send('POST /blockgiftcard/:id', { params: { id }, body: { isBlocked } }));
    },
    onRefund: async (id: string) => {
      await finish(await send('POST /refundgiftcard/:id', { params: { id } }));
    },
  };
  if (cards.status === 'failed') return <ListLoadError error={cards.error} />;
  return (
    <>
      <PageHead title={i18n.t('Gift cards')} />
      <AdminSection
        title={i18n.t('Gift cards')}
        text={i18n.t(
          'What customers have on their cards. Amounts and sale are on the Checkout page.',
        )}
      >
        {cards.data && (
          <GiftCardList cards={cards.data.items} {...(may('orders:refund') && actions)} />
        )}
      </AdminSection>
    </>
  );
}

function sentTo({ email }: { email: string }): string {
  return i18n.t('Gift card sent to {email}', { email });
}
