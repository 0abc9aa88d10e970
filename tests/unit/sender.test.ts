import { expect, it } from 'vitest';
import { senderOf } from '../../server/mail/mail.ts';

it.each([
  ['Hemline <shop@hemline.test>', 'Hemline'],
  ['"Hemline, Lda" <shop@hemline.test>', 'Hemline, Lda'],
  ['<shop@hemline.test>', 'hemline.test'],
  ['shop@hemline.test', 'hemline.test'],
])('%s is sent by %s', (from, name) => {
  expect(senderOf(from)).toEqual({ name, address: 'shop@hemline.test' });
});
