import { i18n } from '../../contract/i18n.ts';
import { factsOf } from '../../contract/languages.ts';
import { html, raw } from '../lib/html.ts';
import type { Mail } from './mail.ts';
import { dark, type Link, light, type MailBill, type MailContent } from './mailContent.ts';

/** Renders an email in the current language, which its content must be in. */
export function renderMail(to: string, subject: string, content: MailContent): Mail {
  return {
    to,
    sender: content.shop.name,
    subject,
    text: renderText(content),
    html: renderHtml(content),
    ...(content.shop.email !== '' && { replyTo: content.shop.email }),
    ...(content.unsubscribe && { unsubscribeUrl: content.unsubscribe.url }),
  };
}

const serif = "font-family:'Playfair Display',Georgia,'Times New Roman',serif";
const sans = "font-family:Manrope,'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Colours are also inline, for programs that drop this style and then show the light scheme. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 28px 20px !important; }
  .page { padding: 0 !important; }
  .button a { display: block !important; }
  h1 { font-size: 28px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.paper} !important; }
  .card { background: ${dark.raised} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.mutedInk} !important; }
  .accent { color: ${dark.accent} !important; }
  .rule { border-color: ${dark.hairline} !important; }
  .note { border-color: ${dark.accent} !important; }
  .button { background: ${dark.ink} !important; }
  .button a { color: ${dark.paper} !important; }
  .picture { opacity: 0.87; }
}`;

const text = `${sans};font-size:16px;line-height:1.6;color:${light.ink}`;
const small = `${sans};font-size:14px;line-height:1.5;color:${light.mutedInk}`;
const rule = `1px solid ${light.hairline}`;

/**
 * The email as HTML tables with inline styles, which every program lays out; with a dark scheme.
 */
function renderHtml(content: MailContent): string {
  const { shop, publicUrl, preview, headline, paragraphs, note, link, button } = content;
  const { bill, facts, notice, reason, unsubscribe } = content;
  return [
    `<!doctype html>\n${htmlTag()}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    html`<title>${headline}</title><style>${raw(style)}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:${light.paper}">`,
    html`<div style="display:none;max-height:0;overflow:hidden">${preview}</div>`,
    table('page', `background:${light.paper};padding:24px 12px`),
    `<tr><td align="center">${table('', 'max-width:600px')}`,
    html`<tr><td align="center" style="padding:20px 0"><a class="ink" href="${publicUrl}" style="${raw(serif)};font-size:24px;color:${light.ink};text-decoration:none">${shop.name}</a></td></tr>`,
    `<tr><td class="card rule" style="padding:40px;background:${light.raised};border:${rule};border-radius:2px">`,
    html`<h1 class="ink" style="margin:0 0 16px;${raw(serif)};font-size:32px;line-height:1.2;font-weight:500;color:${light.ink}">${headline}</h1>`,
    ...paragraphs.map(paragraph),
    note ? noteHtml(note) : '',
    link ? linkHtml(link) : '',
    buttonHtml(button),
    bill ? billHtml(bill) : '',
    facts?.length ? factsHtml(facts) : '',
    notice
      ? html`<img src="${notice.url}" alt="${notice.text}" width="440" style="display:block;width:100%;max-width:440px;height:auto;margin-top:24px;${raw(small)}">`
      : '',
    `</td></tr><tr><td class="muted" align="center" style="padding:24px 12px;${small}">`,
    html`${reason}<br><a class="muted" href="${publicUrl}" style="color:${light.mutedInk}">${shop.name}</a>`,
    unsubscribe
      ? html` · <a class="muted" href="${unsubscribe.url}" style="color:${light.mutedInk}">${unsubscribe.label}</a>`
      : '',
    '</td></tr></table></td></tr></table></body></html>\n',
  ].join('');
}

const isRtl = () => factsOf(i18n.locale).isRightToLeft ?? false;

function htmlTag(): string {
  return `<html lang="${i18n.locale}"${isRtl() ? ' dir="rtl"' : ''}>`;
}

/** Sides of a line; not all mail programs know the logical properties of CSS. */
function sides() {
  return isRtl() ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
}

/** Opens a layout table; the caller closes it. */
function table(className: string, tableStyle: string): string {
  return `<table role="presentation" class="${className}" width="100%" cellpadding="0" cellspacing="0" border="0" style="${tableStyle}">`;
}

function paragraph(words: string): string {
  return html`<p class="ink" style="margin:0 0 16px;${raw(text)}">${words}</p>`;
}

function noteHtml(note: string): string {
  const { start } = sides();
  return [
    `<div class="note" style="margin:0 0 16px;padding:${start === 'left' ? '0 0 0 16px' : '0 16px 0 0'};border-${start}:2px solid ${light.accent}">`,
    `<p class="muted" style="margin:0;${small}">${i18n.t('A note from us')}</p>`,
    html`<p class="ink" dir="auto" style="margin:0;${raw(text)};white-space:pre-line">${note}</p></div>`,
  ].join('');
}

function linkHtml({ label, url }: Link): string {
  return html`<p style="margin:0 0 16px;${raw(text)}"><a class="accent" href="${url}" style="color:${light.accent};font-weight:600">${label}</a></p>`;
}

function buttonHtml({ label, url }: Link): string {
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0"><tr>',
    `<td class="button" align="center" bgcolor="${light.ink}" style="background:${light.ink};border-radius:2px">`,
    html`<a href="${url}" style="display:inline-block;padding:14px 32px;${raw(sans)};font-size:16px;font-weight:600;color:${light.paper};text-decoration:none">${label}</a>`,
    '</td></tr></table>',
  ].join('');
}

function billHtml({ title, lines, sums = [], total, included = [] }: MailBill): string {
  const { start, end } = sides();
  const cell = `padding:12px 0;border-top:${rule}`;
  const rows = lines.map(({ name, detail, amount, picture }) =>
    [
      `<tr><td class="rule" width="72" valign="top" style="${cell}">`,
      picture
        ? html`<img class="picture" src="${picture}" width="72" height="90" alt="" style="display:block;border:0;border-radius:2px">`
        : '',
      `</td><td class="rule ink" valign="top" style="${cell};padding-${start}:16px;${text}">`,
      html`<b>${name}</b><br><span class="muted" style="${raw(small)}">${detail}</span>`,
      `</td><td class="rule ink" valign="top" align="${end}" style="${cell};padding-${start}:16px;${text};white-space:nowrap">`,
      html`${amount ?? ''}</td></tr>`,
    ].join(''),
  );
  const between = sums.map(({ label, amount }) =>
    [
      html`<tr><td class="rule ink" colspan="2" valign="top" style="${raw(cell)};${raw(text)}">${label}</td>`,
      html`<td class="rule ink" valign="top" align="${end}" style="${raw(cell)};padding-${start}:16px;${raw(text)};white-space:nowrap">${amount}</td></tr>`,
    ].join(''),
  );
  const last = `padding:16px 0 0;border-top:${rule};${text};font-size:20px;font-weight:700`;
  return [
    html`<h2 class="ink" style="margin:40px 0 12px;${raw(serif)};font-size:20px;line-height:1.3;font-weight:500;color:${light.ink}">${title}</h2>`,
    table('', ''),
    ...rows,
    ...between,
    ...(total
      ? [
          `<tr><td class="rule ink" colspan="2" style="${last}">${i18n.t('Total')}</td>`,
          html`<td class="rule ink" align="${end}" style="${raw(last)}">${total}</td></tr>`,
        ]
      : []),
    ...included.map(
      ({ label, amount }) =>
        html`<tr><td class="muted" colspan="2" style="${raw(small)}">${label}</td><td class="muted" align="${end}" style="${raw(small)}">${amount}</td></tr>`,
    ),
    '</table>',
  ].join('');
}

function factsHtml(facts: NonNullable<MailContent['facts']>): string {
  const rows = facts.map(
    ({ label, text: words }) =>
      html`<p class="muted" style="margin:16px 0 0;${raw(small)}">${label}</p><p class="ink" style="margin:0;${raw(text)};white-space:pre-line">${words}</p>`,
  );
  return `<div style="padding-top:16px">${rows.join('')}</div>`;
}

/** The email for readers without HTML. */
function renderText(content: MailContent): string {
  const { shop, publicUrl, headline, paragraphs, note, link, button } = content;
  const { bill, facts = [], notice, reason, unsubscribe } = content;
  const blocks = [
    shop.name,
    headline,
    ...paragraphs,
    note && `${labelOf(i18n.t('A note from us'))}\n${note}`,
    link && `${labelOf(link.label)}\n${link.url}`,
    `${labelOf(button.label)}\n${button.url}`,
    bill && billText(bill),
    facts.map(({ label, text }) => labelled(label, text)).join('\n'),
    notice?.text,
    [
      `-- \n${reason}`,
      `${shop.name}, ${publicUrl}`,
      unsubscribe && labelled(unsubscribe.label, unsubscribe.url),
    ]
      .filter(Boolean)
      .join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const labelOf = (label: string) => i18n.t('{label}:', { label });

const labelled = (label: string, text: string) => i18n.t('{label}: {text}', { label, text });

function billText({ title, lines, sums = [], total, included = [] }: MailBill): string {
  const bought = lines.map(
    ({ name, detail, amount }) => `${name}\n  ${amount ? labelled(detail, amount) : detail}`,
  );
  const between = sums.map(({ label, amount }) => labelled(label, amount));
  const below = [
    ...(total ? [labelled(i18n.t('Total'), total)] : []),
    ...included.map(({ label, amount }) => labelled(label, amount)),
  ];
  return [title, ...bought, ...between, ...below].join('\n');
}
