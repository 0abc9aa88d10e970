import { createRequire } from 'node:module';

type Unpdf = { extractText: (file: Uint8Array) => Promise<{ text: string[] }> };

const { extractText } = createRequire(import.meta.url)('unpdf') as Unpdf;

/** Text of each page of a PDF. */
export async function readPdf(file: Buffer): Promise<string[]> {
  return (await extractText(new Uint8Array(file))).text;
}
