/** Longest path of a redirect. */
export const redirectPath = { max: 300 };

/** Redirects that one call may set or remove. */
export const redirectCount = { max: 1000 };

/** Form in which an old path is stored and looked up: without a host, query, or a slash at the end. */
export function redirectKey(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  // Shopify has each product below its collections, too.
  const own = decoded(plain).replace(/^\/collections\/[^/]+(?=\/products\/)/i, '');
  return own.toLowerCase().replace(/(?<=.)\/+$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns true for a path of this shop, which never leads to another host. */
export function isRedirectable(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) && path.length <= redirectPath.max;
}
