import { describe, expect, it } from 'vitest';
import { newCustomer, signedUp, visitor } from './support/customer.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

describe('a new password', async () => {
  const shop = await forSuite(openTestApp());

  const signUp = (password: string) =>
    visitor(shop.app).call('POST /signup', {
      ...newCustomer('anabela@shop.test', { username: 'Anabela Teixeira' }),
      password,
    });

  it.each([
    'password1',
    'P@ssw0rd',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'superman1',
    'aaaaaaaaaaaa',
    'abcdefgh',
    'Hemline!',
    'hemline2026',
    'anabela1',
    'anabela@shop.test',
  ])('is refused if it is easily guessed: %s', async (password) => {
    const answer = await signUp(password);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual(['password']);
  });

  it('may otherwise be anything, up to the contract’s length', async () => {
    const customer = await signedUp(shop.app, 'ana@shop.test');
    const details = { username: 'Ana', email: 'ana@shop.test' };
    for (const password of ['a wool coat', 'Пальто из шерсти', 'x7$ '.repeat(32)]) {
      const answer = await customer.call('POST /updateuser', { ...details, password });
      expect(answer.statusCode).toBe(200);
    }
    const guessed = await customer.call('POST /updateuser', { ...details, password: 'sunshine' });
    expect(guessed.json()).toMatchObject({ fields: { password: expect.any(String) } });
  });
});
