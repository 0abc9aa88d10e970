/** The server's cookie, handed back as a header: the double-submit defence against forged requests. */
export function xsrfHeader(): Record<string, string> {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(globalThis.document?.cookie ?? '')?.[1];
  return token ? { 'X-XSRF-TOKEN': decoded(token) } : {};
}

/** A cookie that somebody else wrote may be no percent-encoding at all; the server refuses it. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
