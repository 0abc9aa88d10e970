import { createHash } from 'node:crypto';
import { i18n } from '../../contract/i18n.ts';
import { factsOf } from '../../contract/languages.ts';
import { giftCardLines } from '../../contract/rules/giftCards.ts';
import { formatCents } from '../../contract/rules/money.ts';
import { addedCents, billRows } from '../../contract/rules/pricing.ts';
import { isOneSize } from '../../contract/rules/sizeNames.ts';
import { html } from '../lib/html.ts';
import type { PaymentRequest } from './paymentProvider.ts';

/** The shop's design (`src/theme/tokens.ts`), which a page outside the app has to include. */
const style = `
:root { color-scheme: light dark; --paper: #faf8f4; --raised: #fff; --ink: #1b1a17; --muted: #625e56; --line: #e4dfd6; --bad: #a3271f; }
@media (prefers-color-scheme: dark) { :root { --paper: #161513; --raised: #1f1e1b; --ink: #f3efe8; --muted: #b0aaa0; --line: #37342f; --bad: #f0877d; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 "Manrope Variable", Manrope, system-ui, sans-serif; }
main { max-width: 520px; margin: clamp(0px, 8vh, 96px) auto; padding: 32px 24px; background: var(--raised); border: 1px solid var(--line); border-radius: 2px; }
h1 { margin: 16px 0; font: 500 32px/1.2 "Playfair Display", Georgia, serif; letter-spacing: -0.01em; }
.mode { margin: 0; padding: 8px 12px; border: 1px solid var(--line); border-radius: 2px; color: var(--muted); font-size: 14px; }
.problem { margin: 16px 0; padding: 12px 16px; border: 1px solid var(--bad); border-radius: 2px; color: var(--bad); font-weight: 600; }
table { width: 100%; border-collapse: collapse; margin: 16px 0 24px; }
th, td { padding: 12px 0; border-bottom: 1px solid var(--line); text-align: start; font-weight: 400; vertical-align: top; overflow-wrap: anywhere; }
td { padding-inline-start: 16px; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
small { display: block; color: var(--muted); font-size: 14px; }
tfoot th, tfoot td { border: 0; font-weight: 700; font-size: 20px; }
form { display: grid; gap: 12px; }
button, .button { display: block; min-height: 48px; padding: 12px 24px; border: 1px solid var(--ink); border-radius: 2px; background: transparent; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.pay { background: var(--ink); color: var(--paper); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`;

/**
 * Reloads when Back restores the page, because WebKit caches pages in spite of `no-store`, paid or
 * not.
 */
const script =
  "addEventListener('pageshow', ({ persisted }) => { if (persisted) location.reload(); });";

/** One script and nothing from elsewhere; its forms lead to this server, and on to the app. */
export function testPagePolicy(appOrigin: string): string {
  return [
    "default-src 'none'",
    `style-src '${sha256(style)}'`,
    `script-src '${sha256(script)}'`,
    'img-src data:',
    // Browsers hold the redirect after a form to this, too.
    `form-action 'self' ${appOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

export function testPaymentPage(
  payment: { request: PaymentRequest; formToken: string },
  problem?: string,
): string {
  const { lines, delivery, discount, giftCardCents = 0, taxes = [] } = payment.request;
  const goodsCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const [deliveryCents, discountCents] = [delivery?.cents ?? 0, discount?.cents ?? 0];
  const totalCents = goodsCents + deliveryCents - discountCents + addedCents(taxes);
  const sums = billRows({
    ...{ totalCents, deliveryCents, discountCents, taxes },
    deliveryName: delivery?.name ?? null,
    code: discount?.code ?? null,
  });
  const rest = totalCents - giftCardCents;
  const gift = giftCardLines(totalCents, giftCardCents).slice(0, 1);
  const sumRows = [...sums, ...gift].map(
    ({ label, amount }) => html`<tr><th scope="row">${label}</th><td>${amount}</td></tr>`,
  );
  const rows = lines.map(
    ({ name, size, quantity, priceCents }) =>
      html`<tr><th scope="row">${name}<small>${detailOf(size, `${quantity} × ${formatCents(priceCents)}`)}</small></th><td>${formatCents(priceCents * quantity)}</td></tr>`,
  );
  const pay = i18n.t('Pay {sum}', { sum: formatCents(rest) });
  return page(
    pay,
    [
      problem ? html`<p class="problem" role="alert">${problem}</p>` : '',
      `<table><tbody>${[...rows, ...sumRows].join('')}</tbody>`,
      html`<tfoot><tr><th scope="row">${i18n.t('Total')}</th><td>${formatCents(rest)}</td></tr></tfoot></table>`,
      html`<form method="post"><input type="hidden" name="token" value="${payment.formToken}">`,
      html`<button class="pay" name="action" value="pay">${pay}</button>`,
      html`<button name="action" value="decline">${i18n.t('Decline')}</button>`,
      html`<button name="action" value="cancel">${i18n.t('Cancel')}</button></form>`,
    ].join(''),
  );
}

function detailOf(size: string, price: string): string {
  return isOneSize(size) ? price : i18n.t('Size {size}, {price}', { size, price });
}

/** Page of a payment that can no longer be made. */
export function endedPaymentPage(cartUrl: string | undefined): string {
  const text = i18n.t('This payment has ended, and nothing was paid. Your cart is as you left it.');
  const link = cartUrl
    ? html`<a class="button" href="${cartUrl}">${i18n.t('Back to the cart')}</a>`
    : '';
  return page(i18n.t('This payment has ended'), html`<p role="alert">${text}</p>` + link);
}

/** In the language in use. */
function page(title: string, content: string): string {
  const direction = factsOf(i18n.locale).isRightToLeft ? ' dir="rtl"' : '';
  return [
    `<!doctype html><html lang="${i18n.locale}"${direction}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    html`<title>${i18n.t('{title} · Test payment', { title })}</title>`,
    // An empty icon, since the policy refuses the default request for one.
    '<link rel="icon" href="data:,">',
    `<style>${style}</style><script>${script}</script></head><body><main>`,
    html`<p class="mode">${i18n.t('Test mode: no money moves')}</p>`,
    html`<h1>${title}</h1>`,
    `${content}</main></body></html>`,
  ].join('');
}
