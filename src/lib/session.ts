/** Session stored in the browser (specification R17). */
export type Session = {
  /** Opaque; sent as `Authorization: Bearer`. */
  token: string;
  /** Empty for customers if the server reports no role. */
  role: string;
  id: string;
};

export function parseSession(stored: unknown): Session | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { token, role, id } = stored as Partial<Record<keyof Session, unknown>>;
  const isWhole = isText(token) && token !== '' && isText(role) && isText(id);
  return isWhole ? { token, role, id } : undefined;
}

/** Returns true for text that fits in a header: printable ASCII of at most 4096 characters. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{0,4096}$/.test(value);
}

/** Location state for the login page (specification C11); `from` is the URL to return to. */
export type LoginState = { origin?: string; action?: 'Login' | 'SignUp'; from?: string };
