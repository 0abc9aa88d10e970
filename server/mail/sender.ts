/**
 * Name and address of `Hemline <shop@hemline.test>`, the name in quotes or not; a bare address has
 * its host for a name.
 */
export function senderOf(from: string): { name: string; address: string } {
  const [, name, address = from] = /^([^<]*[^<\s])?\s*<([^>]+)>$/.exec(from) ?? [];
  const unquoted = name?.replace(/^"(.*)"$/, '$1');
  return { name: unquoted ?? address.slice(address.indexOf('@') + 1), address };
}
