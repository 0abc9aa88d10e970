/** Emails that differ only in capitals, or in how Unicode writes a letter, are the same. */
export function toEmailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
