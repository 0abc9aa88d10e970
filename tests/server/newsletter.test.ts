import { beforeEach, expect, it } from 'vitest';
import { newsletterText } from '../../contract/rules/newsletter.ts';
import { changeUser } from '../../server/repositories/users.ts';
import { hashToken } from '../../server/security/tokens.ts';
import { updateUser } from '../../server/services/accounts/account.ts';
import { exportOwnData } from '../../server/services/accounts/leave.ts';
import {
  askForNewsletter,
  confirmNewsletter,
  endNewsletter,
  endNewsletterByLink,
  listReaders,
  newsletterStateOf,
  removePastConsents,
} from '../../server/services/accounts/newsletter.ts';
import { openSession } from '../../server/services/accounts/sessions.ts';
import { deleteCustomer } from '../../server/services/admin/customers.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('the consent to a newsletter', (database) => {
  let shop: TestShop;
  let ann: string;
  beforeEach(async () => {
    shop = await openTestShop(database(), []);
    ann = await shop.addCustomer(1);
  });

  /** Requests consents; returns the tokens of the mailed links. */
  async function ask() {
    const before = shop.mails.length;
    await askForNewsletter(shop.context, ann, 'pt');
    await shop.mailer.idle();
    const text = shop.mails[before]?.text ?? '';
    return {
      text,
      token: /newsletter\?token=([\w-]+)/.exec(text)?.[1] ?? '',
      stop: /about=newsletters&token=([\w-]+)/.exec(text)?.[1] ?? '',
    };
  }

  const state = () => newsletterStateOf(shop.db, ann);

  it('counts once the mailed link confirms it, and keeps text, time and language', async () => {
    expect(await state()).toBe('none');
    const { token, text, stop } = await ask();
    expect(text).toContain(newsletterText('Hemline'));
    expect(await state()).toBe('asked');
    expect(await listReaders(shop.context)).toEqual([]);
    shop.pass(1);
    await confirmNewsletter(shop.context, token);
    shop.pass(1);
    await confirmNewsletter(shop.context, token);
    expect(await state()).toBe('confirmed');
    const [reader, ...others] = await listReaders(shop.context);
    expect(others).toEqual([]);
    expect(reader).toMatchObject({
      ...{ email: 'customer-1@shop.test', name: 'Customer 1', language: 'pt' },
      text: newsletterText('Hemline'),
      confirmedAt: '2026-03-01T12:01:00.000Z',
    });
    expect(reader?.stopUrl).toContain(stop);
    const { newsletter } = await exportOwnData(shop.context, ann);
    expect(newsletter).toMatchObject({ language: 'pt', givenAt: '2026-03-01T12:00:00.000Z' });
  });

  it('ends once its link is too old, or with another email', async () => {
    const { token } = await ask();
    await confirmNewsletter(shop.context, token);
    const session = hashToken(await openSession(shop.db, ann, shop.context.now()));
    const change = (email: string) =>
      updateUser(shop.context, { id: ann, session, role: 'customer' }, { username: 'Ann', email });
    await change('other@shop.test');
    await change('customer-1@shop.test');
    expect(await state()).toBe('none');
    await ask();
    shop.pass(8 * 24 * 60);
    await removePastConsents(shop.context);
    expect(await state()).toBe('none');
  });

  it('is requested again by a new link, unless it was confirmed', async () => {
    const first = await ask();
    const { token } = await ask();
    await expect(confirmNewsletter(shop.context, first.token)).rejects.toMatchObject({
      status: 400,
    });
    await confirmNewsletter(shop.context, token);
    expect((await ask()).text).toBe('');
    expect(await state()).toBe('confirmed');
  });

  it('is not confirmed by a late or guessed link', async () => {
    const { token } = await ask();
    await expect(confirmNewsletter(shop.context, 'T'.repeat(43))).rejects.toMatchObject({
      status: 400,
    });
    shop.pass(8 * 24 * 60);
    await expect(confirmNewsletter(shop.context, token)).rejects.toMatchObject({ status: 400 });
    expect(await state()).toBe('asked');
  });

  it('ends in the account, by the link of each newsletter, and with another email', async () => {
    const confirmed = async () => {
      const asked = await ask();
      await confirmNewsletter(shop.context, asked.token);
      return asked;
    };
    await confirmed();
    await endNewsletter(shop.context, ann);
    expect(await state()).toBe('none');
    const { stop, token } = await confirmed();
    await endNewsletterByLink(shop.context, token);
    expect(await state()).toBe('confirmed');
    await endNewsletterByLink(shop.context, stop);
    expect(await state()).toBe('none');
    await confirmed();
    await changeUser(shop.db, ann, { email: 'new@shop.test' });
    expect(await state()).toBe('none');
    expect(await listReaders(shop.context)).toEqual([]);
    await confirmed();
    expect(await listReaders(shop.context)).toMatchObject([{ email: 'new@shop.test' }]);
    await deleteCustomer(shop.context, ann);
    expect(await listReaders(shop.context)).toEqual([]);
  });
});
