/** Returns true if the browser sends Global Privacy Control (https://w3c.github.io/gpc/). */
export function hasGlobalPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
