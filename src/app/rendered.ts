import type { CarriedAnswers } from '../data/carriedAnswers.ts';

/** What a page that a server rendered brings along for the app, so that it can take it over. */
export type Rendered = {
  settings: NonNullable<Window['hemline']>;
  shopUrl: string;
  answers: CarriedAnswers;
};

/** Undefined where the page was not rendered: from a static host, or while it is developed. */
export function readRendered(): Rendered | undefined {
  const text = document.getElementById('rendered')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
