import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

const mail = {
  SMTP_URL: 'smtps://shop:hunter2@mail.test',
  MAIL_FROM: 'Shop <shop@shop.test>',
  PUBLIC_URL: 'https://shop.test',
};

describe('the settings of mail and accounts', () => {
  it('need none', () => {
    expect(readConfig({})).toMatchObject({
      MAIL_FROM: 'Hemline <shop@hemline.test>',
      ADMIN_EMAIL: 'admin@hemline.test',
    });
  });

  it('are taken as they are', () => {
    expect(readConfig(mail)).toMatchObject(mail);
    expect(readConfig({ MAIL_FROM: 'a@b.c' })).toMatchObject({ MAIL_FROM: 'a@b.c' });
  });

  it.each(['MAIL_FROM', 'PUBLIC_URL'])('need %s beside SMTP_URL', (name) => {
    expect(() => readConfig({ ...mail, [name]: '' })).toThrow(new RegExp(`^${name} is missing`));
  });

  it.each([
    ['SMTP_URL', 'mail.test:25 hunter2'],
    ['MAIL_FROM', 'Shop'],
    ['ADMIN_EMAIL', 'admin'],
  ])('name %s when it is wrong, and show no secret', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} is wrong`));
    expect(read).not.toThrow('hunter2');
  });
});
