import type { Letter } from './letter.ts';
import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';
import type { Mail } from './mail.ts';

/** A mail that brings the letter both ways. */
export function letterMail(to: string, subject: string, letter: Letter): Mail {
  return { to, subject, text: letterText(letter), html: letterHtml(letter) };
}
