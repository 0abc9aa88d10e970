import type { Language } from '../../contract/languages.ts';
import { loadFaces } from './faces.ts';
import type { Document, Typesetter } from './typesetter.ts';

export type Paper = 'A4' | 'Letter';

export type PdfOptions = {
  paper: Paper;
  /** Paths of fonts for characters that the shop's own typefaces lack. */
  fonts: readonly string[];
  /** Title and author in the file's metadata. */
  title: string;
  author: string;
  /** English by default. */
  language?: Language | undefined;
};

/** Makes a PDF of the pages that `draw` adds. */
export async function openPdf(
  { paper, fonts, title, author, language = 'en' }: PdfOptions,
  draw: (document: Document, newSetter: (isMirrored?: boolean) => Typesetter) => Promise<void>,
): Promise<Buffer> {
  // Loaded for the first document, because it would double the duration of the start.
  const [{ default: PDFDocument }, { createTypesetter }] = await Promise.all([
    import('pdfkit'),
    import('./typesetter.ts'),
  ]);
  const faces = await loadFaces(fonts);
  const document = new PDFDocument({
    size: paper === 'A4' ? 'A4' : 'LETTER',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // Otherwise it opens one of the standard fonts.
    font: '',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject));
  await draw(document, (isMirrored) => createTypesetter(document, faces, isMirrored));
  document.end();
  await ended;
  return Buffer.concat(parts);
}
