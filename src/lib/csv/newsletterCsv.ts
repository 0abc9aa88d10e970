import type { NewsletterReader } from '../../../contract/schemas/newsletter.ts';
import { toCsv } from './csv.ts';

/** CSV for newsletter programs, with a link to stop for each reader. */
export function newsletterToCsv(readers: readonly NewsletterReader[]): string {
  const header = ['email', 'name', 'confirmed_utc', 'consent', 'language', 'stop_link'];
  return toCsv(
    header,
    readers.map((reader) => [
      reader.email,
      reader.name,
      reader.confirmedAt,
      reader.text,
      reader.language,
      reader.stopUrl,
    ]),
  );
}
