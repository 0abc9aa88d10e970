import type { Failure } from '../../contract/schemas/common.ts';

/** A reply from either side. */
export type Answer = {
  status: number;
  total: string | null;
  link: string | null;
  /** Metadata of a file. */
  message: string | null;
  body: unknown;
};

/** Texts that each side generates; a product's `_id` is not one of them. */
const madeUp = new Set([
  'token',
  'id',
  'customerId',
  'url',
  'createdAt',
  'updatedAt',
  'at',
  'heldUntil',
  'addedAt',
  'exportedAt',
  'expiresAt',
  'ratedAt',
  'since',
  'last',
  'secret',
  'qrCodeImage',
  'recoveryCodes',
]);

/** The part of a reply that both sides must share: no ids, tokens or times. */
export function comparable({ status, total, link, message, body }: Answer) {
  return {
    status,
    total,
    message,
    hasNext: cursorIn(link) !== undefined,
    body: status < 400 ? withoutMadeUp(body) : refusalIn(body),
  };
}

/** The cursor of the next page in a `Link` header. */
export function cursorIn(link: string | null): string | undefined {
  const url = /<([^>]*)>; rel="next"/.exec(link ?? '')?.[1];
  return new URLSearchParams(url?.split('?')[1]).get('cursor') ?? undefined;
}

/** Reason of a refusal, and the errors by field. */
function refusalIn(body: unknown) {
  const { message, fields = {} } = body as Failure;
  return { message, fields };
}

function withoutMadeUp(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMadeUp);
  if (typeof value !== 'object' || value === null) return value;
  const isOrder = 'payment_status' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, content]) => content !== undefined)
      .map(([name, content]) => {
        const isMadeUp = madeUp.has(name) || (isOrder && name === '_id');
        return [name, isMadeUp ? `(${name})` : withoutMadeUp(content)];
      }),
  );
}
