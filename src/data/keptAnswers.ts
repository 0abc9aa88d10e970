/** Calls with public replies, by method and end of the path. */
const kept = {
  GET: /\/(allproducts|(product|reviews|shoptext|collection)\/[^/]+|envparams|productcounts|checkoutoptions)$/,
  POST: /\/getcartunaut$/,
};

/** Returns true if a reply may be cached for offline use, as it has no customer data. */
export function isAnswerKept(method: keyof typeof kept, pathname: string): boolean {
  return kept[method].test(pathname);
}
