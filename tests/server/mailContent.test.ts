import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import { inLanguage } from '../../contract/i18n.ts';
import { toMessage } from '../../server/mail/mail.ts';
import { dark, light } from '../../server/mail/mailContent.ts';
import { renderMail } from '../../server/mail/renderMail.ts';
import * as tokens from '../../src/theme/tokens.ts';

const content = {
  shop: { name: 'Hemline <& sons>', email: 'help@shop.test' },
  publicUrl: 'https://shop.test',
  preview: 'The carrier has your parcel.',
  headline: 'On its way',
  paragraphs: ['The carrier has your parcel.'],
  button: { label: 'See your order', url: 'https://shop.test/a?b="c"&d' },
  reason: 'You ordered.',
};

addTranslations('fr', { '{label}: {text}': '{label}\u00a0: {text}', '{label}:': '{label}\u00a0:' });

describe('an email', () => {
  it('has the app’s colours', () => {
    expect(tokens.light).toMatchObject(light);
    expect(tokens.dark).toMatchObject(dark);
  });

  it('keeps inserted values as text', () => {
    const note = '<script>alert(1)</script>';
    const { html, text } = renderMail('a@b.c', 'Hello', { ...content, note });
    expect(html).not.toContain('<script');
    expect(html).toContain('Hemline &lt;&amp; sons&gt;');
    expect(html).toContain('href="https://shop.test/a?b=&quot;c&quot;&amp;d"');
    expect(text).toContain(note);
    expect(text).toContain('Hemline <& sons>');
  });

  it('sets the shop’s email as reply address, if there is one', async () => {
    const messageOf = async (email: string) => {
      const mail = renderMail('a@b.c', 'Hello', { ...content, shop: { ...content.shop, email } });
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail(toMessage(mail, 'Hemline <shop@hemline.test>'));
      return String(message);
    };
    expect(await messageOf('help@shop.test')).toContain('\r\nReply-To: help@shop.test\r\n');
    expect(await messageOf('')).not.toContain('Reply-To');
  });

  it('has the colons of its language after labels', () => {
    const bill = {
      title: 'Commande H-10023',
      lines: [{ name: 'Chemise', detail: 'Taille M', amount: '1 €' }],
      total: '1 €',
    };
    const facts = [{ label: 'Motif', text: 'Trop petit' }];
    const { text } = inLanguage('fr', () =>
      renderMail('a@b.c', 'Bonjour', { ...content, bill, facts }),
    );
    expect(text).toContain('Taille M\u00a0: 1 €');
    expect(text).toContain('Motif\u00a0: Trop petit');
    expect(text).not.toMatch(/[\p{L}\d]: ?$|[\p{L}\d]: \S/mu);
  });

  it('closes every table that it opens', () => {
    const bill = {
      title: 'Order H-10023',
      lines: [{ name: 'Shirt', detail: 'Size M', amount: '$1.00' }],
      sums: [{ label: 'Delivery: Standard, 3 to 5 days', amount: 'Free' }],
      total: '$1.00',
      included: [{ label: 'Including 19% VAT', amount: '$0.16' }],
    };
    const unpriced = { title: 'What you bought', lines: [{ name: 'Shirt', detail: 'Size M' }] };
    for (const each of [bill, unpriced]) {
      const { html } = renderMail('a@b.c', 'Hello', { ...content, bill: each });
      for (const tag of ['table', 'tr', 'td', 'div', 'p']) {
        const count = (end: string) => html.match(new RegExp(`<${end}${tag}[ >]`, 'g'))?.length;
        expect(count(''), tag).toBe(count('/'));
      }
    }
  });
});
