import type { MailBill, MailContent } from './mailContent.ts';

/** The mail for readers without HTML. */
export function renderText(content: MailContent): string {
  const {
    shop,
    publicUrl,
    headline,
    paragraphs,
    note,
    link,
    button,
    bill,
    facts = [],
    reason,
    unsubscribe,
  } = content;
  const blocks = [
    shop.name,
    headline,
    ...paragraphs,
    note && `A note from us:\n${note}`,
    link && `${link.label}:\n${link.url}`,
    `${button.label}:\n${button.url}`,
    bill && billText(bill),
    facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    [
      `-- \n${reason}`,
      `${shop.name}, ${publicUrl}`,
      unsubscribe && `${unsubscribe.label}: ${unsubscribe.url}`,
    ]
      .filter(Boolean)
      .join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function billText({ title, lines, sums = [], total, included }: MailBill): string {
  const bought = lines.map(
    ({ name, detail, amount }) => `${name}\n  ${[detail, amount].filter(Boolean).join(': ')}`,
  );
  const between = sums.map(({ label, amount }) => `${label}: ${amount}`);
  const below = [
    ...(total ? [`Total: ${total}`] : []),
    ...(included ? [`${included.label}: ${included.amount}`] : []),
  ];
  return [title, ...bought, ...between, ...below].join('\n');
}
