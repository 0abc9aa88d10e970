/** Who is logged in, as the browser keeps it (specification R17). */
export type Session = {
  /** Opaque; sent as `Authorization: Bearer`. */
  token: string;
  /** Empty for a customer of a server that says none. */
  role: string;
  id: string;
};

/** The stored session; an invalid one counts as none. */
export function parseSession(stored: unknown): Session | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { token, role, id } = stored as Partial<Record<keyof Session, unknown>>;
  const isWhole = isText(token) && token !== '' && isText(role) && isText(id);
  return isWhole ? { token, role, id } : undefined;
}

/** Short enough for a header, as signed tokens are too, and without what a header can't carry. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{0,4096}$/.test(value);
}
