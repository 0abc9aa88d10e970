/** Calls whose answer is the same for everybody, by method and last parts of the path. */
const kept = {
  GET: /\/(allproducts|(product|reviews|shoptext)\/[^/]+|envparams|productcounts|checkoutoptions)$/,
  POST: /\/getcartunaut$/,
};

/** Whether the answer of a call may be shown again while offline: it says nothing of a customer. */
export function isAnswerKept(method: keyof typeof kept, pathname: string): boolean {
  return kept[method].test(pathname);
}
