import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

const mail = {
  SMTP_URL: 'smtps://shop:hunter2@mail.test',
  MAIL_FROM: 'Shop <shop@shop.test>',
  PUBLIC_URL: 'https://shop.test',
};

describe('email and account settings', () => {
  it('are optional', () => {
    expect(readConfig({})).toMatchObject({
      MAIL_FROM: 'Hemline <shop@hemline.test>',
      ADMIN_EMAIL: 'admin@hemline.test',
    });
  });

  it('are used as given', () => {
    expect(readConfig(mail)).toMatchObject(mail);
    expect(readConfig({ MAIL_FROM: 'a@b.c' })).toMatchObject({ MAIL_FROM: 'a@b.c' });
  });

  it.each(['MAIL_FROM', 'PUBLIC_URL'])('require %s if SMTP_URL is set', (name) => {
    expect(() => readConfig({ ...mail, [name]: '' })).toThrow(new RegExp(`^${name} is missing`));
  });

  it.each([
    ['SMTP_URL', 'mail.test:25 hunter2'],
    ['MAIL_FROM', 'Shop'],
    ['ADMIN_EMAIL', 'admin'],
  ])('name an invalid %s, and show no secret', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} is wrong`));
    expect(read).not.toThrow('hunter2');
  });
});
