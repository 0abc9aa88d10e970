import { setImmediate as nextTurn } from 'node:timers/promises';
import { drawPrint } from './drawPrint.ts';
import { loadFaces } from './faces.ts';
import type { PrintContent } from './printContent.ts';
import { createTypesetter } from './typesetter.ts';

export type Paper = 'A4' | 'Letter';

type PrintOptions = {
  paper: Paper;
  /** Paths of fonts for what the shop's own typefaces lack. */
  fonts: readonly string[];
  /** What the file calls itself. */
  title: string;
};

/** One PDF of all of these, each from a page of its own. The server goes on with other work in between. */
export async function renderPrints(
  contents: readonly PrintContent[],
  { paper, fonts, title }: PrintOptions,
): Promise<Buffer> {
  // The library takes longer to load than the rest of the start: only printing waits for it.
  const { default: PDFDocument } = await import('pdfkit');
  const faces = await loadFaces(fonts);
  const document = new PDFDocument({
    size: paper === 'A4' ? 'A4' : 'LETTER',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // Else it opens one of the fonts that each reader has.
    font: '',
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: contents[0]?.seller.name ?? '' },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject));
  for (const content of contents) {
    drawPrint(document, createTypesetter(document, faces), content);
    document.flushPages();
    await nextTurn();
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
}
