import { i18n } from '../../../contract/i18n.ts';
import type { Corrections } from '../../../contract/rules/productSearch.ts';

/** An invalid reply, such as an HTML page instead of a list. */
export class UnreadableAnswer extends Error {}

/** Fields of an object; empty for anything else. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

/** Items of a list, without null. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.filter((item) => item !== null) : [];
}

/**
 * Like `listOf`, for a required list.
 * @throws UnreadableAnswer
 */
export function requiredListOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new UnreadableAnswer(i18n.t('There is no list in the answer'));
  return listOf(value);
}

/** Text, or a number as text, since third-party ids may be numbers; '' for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function textsOf(value: unknown): string[] {
  return listOf(value)
    .map(textOf)
    .filter((text) => text !== '');
}

/** Number, or numeric text; 0 for anything else. */
export function numberOf(value: unknown): number {
  return Number(textOf(value)) || 0;
}

/** Boolean, or a word for one. */
export function flagOf(value: unknown): boolean {
  return typeof value === 'string' ? !/^(false|no|0|)$/i.test(value) : Boolean(value);
}

export type Page<T> = {
  items: T[];
  /** Number of items on all pages. */
  total: number;
  /** Cursor of the next page; undefined on the last one. */
  nextCursor: string | undefined;
  /** Corrected search words; absent if there are none. */
  corrections?: Corrections | undefined;
  /** Path of the shop's page that the search words mean. */
  leadsTo?: string | undefined;
};

/** Page as received; without `X-Total-Count` it is the whole list, whatever was requested. */
export type AnsweredPage<T> = Omit<Page<T>, 'total'> & { total: number | undefined };

export function readPageOf<T>(readItem: (value: unknown) => T) {
  return (body: unknown, headers: Headers): AnsweredPage<T> => {
    const total = headers.get('X-Total-Count');
    const corrections = headers.get('X-Search-Corrections');
    return {
      items: requiredListOf(body).map(readItem),
      total: total === null ? undefined : Number(total),
      nextCursor: nextCursorOf(headers.get('Link')),
      leadsTo: headers.get('X-Search-Page') ?? undefined,
      ...(corrections && { corrections: Object.fromEntries(new URLSearchParams(corrections)) }),
    };
  };
}

/** Parses the `cursor` of `<…?cursor=…>; rel="next"` (RFC 8288). */
function nextCursorOf(link: string | null): string | undefined {
  const next = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  if (!next) return undefined;
  return new URLSearchParams(next.slice(next.indexOf('?'))).get('cursor') ?? undefined;
}
