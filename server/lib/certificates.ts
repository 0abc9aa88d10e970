/** Returns true if an error's code is that of a certificate that this machine does not trust. */
export function isCertificateError(code: unknown): boolean {
  return typeof code === 'string' && /CERT|LEAF_SIGNATURE/.test(code);
}
