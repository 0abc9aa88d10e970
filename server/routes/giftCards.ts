import type { FastifyInstance } from 'fastify';
import { messages } from '../../contract/messages.ts';
import type { Config } from '../config.ts';
import { callerOf } from '../http/authentication.ts';
import { route } from '../http/route.ts';
import { urlsOf } from '../http/send.ts';
import { inMainCurrency } from '../lib/currencies.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import type { CheckoutContext } from '../services/context.ts';
import { buyGiftCard, refundGiftCard } from '../services/selling/buyGiftCard.ts';
import {
  blockGiftCard,
  issueGiftCard,
  listGiftCards,
  readGiftCard,
  resendGiftCard,
  saveGiftCardTerms,
} from '../services/selling/giftCards.ts';
import { readSettings } from '../services/selling/selling.ts';

export function giftCardRoutes(
  app: FastifyInstance,
  context: CheckoutContext,
  limit: AccountLimits,
  config: Pick<Config, 'ALLOWED_ORIGINS' | 'PUBLIC_URL'>,
): void {
  route(app, 'POST /buygiftcard', ({ body }, { request }) =>
    limit('buygiftcard', { ip: request.ip }, () =>
      inMainCurrency(() => buyGiftCard(context, body, urlsOf(request, config))),
    ),
  );
  // Codes can be guessed, so wrong ones count.
  route(app, 'POST /giftcard', ({ body }, reply) => {
    const { request } = reply.header('cache-control', 'no-store');
    return limit('giftcard', { ip: request.ip }, () =>
      inMainCurrency(async () =>
        readGiftCard(context, body.code, (await callerOf(context, request))?.id),
      ),
    );
  });
  route(app, 'POST /savegiftcardterms', async ({ body }) => {
    await saveGiftCardTerms(context, body);
    return readSettings(context);
  });
  route(app, 'GET /giftcards', async () => ({ items: await listGiftCards(context) }));
  route(app, 'POST /issuegiftcard', async ({ caller, body }) => {
    await issueGiftCard(context, caller.id, body);
    return { success: true, message: messages.giftCardIssued };
  });
  route(app, 'POST /blockgiftcard/:id', async ({ params, body }) => {
    await blockGiftCard(context, params.id, body.isBlocked);
    return { success: true, message: messages.giftCardSaved };
  });
  route(app, 'POST /resendgiftcard/:id', async ({ params, body }) => {
    await resendGiftCard(context, params.id, body.email);
    return { success: true, message: messages.giftCardIssued };
  });
  route(app, 'POST /refundgiftcard/:id', async ({ params }) => {
    await refundGiftCard(context, params.id);
    return { success: true, message: messages.giftCardRefunded };
  });
}
