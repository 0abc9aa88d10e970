import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../data/ApiProvider.tsx';
import { useShop } from '../data/ShopProvider.tsx';
import { StopAlerts } from '../features/product/StopAlerts.tsx';
import { useToast } from '../ui/ToastProvider.tsx';

/** `/stop-alerts?token=…`, where the link of an email about a size leads. */
export default function StopAlertsPage() {
  const shop = useShop();
  const showToast = useToast();
  const { send } = useApi();
  const [search] = useSearchParams();
  const [stopped, setStopped] = useState(false);

  async function stop() {
    const token = search.get('token') ?? '';
    const outcome = await send('POST /endstockalerts', { body: { token } });
    if (outcome.ok) setStopped(true);
    else showToast({ text: outcome.error.message });
  }

  return (
    <>
      <title>{`Emails about sizes · ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <StopAlerts stopped={stopped} onStop={stop} />
    </>
  );
}
