/** Name and address of `Hemline <shop@hemline.test>`; a bare address has its host for a name. */
export function senderOf(from: string): { name: string; address: string } {
  const [, name, address = from] = /^([^<]*[^<\s])?\s*<([^>]+)>$/.exec(from) ?? [];
  return { name: name ?? address.slice(address.indexOf('@') + 1), address };
}
