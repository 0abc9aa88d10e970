import { createRequire } from 'node:module';

type Item = { str: string; width: number; transform: number[] };
type Page = { view: number[]; getTextContent: () => Promise<{ items: Item[] }> };
type Unpdf = {
  extractText: (file: Uint8Array) => Promise<{ text: string[] }>;
  getDocumentProxy: (file: Uint8Array) => Promise<{ getPage: (page: number) => Promise<Page> }>;
};

const { extractText, getDocumentProxy } = createRequire(import.meta.url)('unpdf') as Unpdf;

/** Text of each page of a PDF. */
export async function readPdf(file: Buffer): Promise<string[]> {
  return (await extractText(new Uint8Array(file))).text;
}

/** Texts of the first page by their distances from its left and right edge, in points. */
export async function readPlaces(file: Buffer) {
  const page = await (await getDocumentProxy(new Uint8Array(file))).getPage(1);
  const { items } = await page.getTextContent();
  return items.map(({ str: text, width, transform: [, , , , left = 0] }) => {
    return { text, left, right: (page.view[2] ?? 0) - left - width };
  });
}
