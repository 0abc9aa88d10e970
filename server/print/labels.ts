import { factsOf, type Language } from '../../contract/languages.ts';
import { barcodeFormat } from '../../contract/rules/stockCodes.ts';
import { light } from '../mail/mailContent.ts';
import { openPdf } from './pdf.ts';
import type { Document, TextStyle, Typesetter } from './typesetter.ts';

/** Texts of a label; without a barcode there are only texts. */
export type Label = { name: string; facts: string; sku: string; price: string; barcode: string };

/** Sheets of 3 × 8 labels of 70 × 37 mm on A4, in points. */
const columns = 3;
const rows = 8;
const width = 595.28 / columns;
const height = 841.89 / rows;
const padding = 14;

/** Width of the narrowest bar: 80% of a GTIN's nominal size, the least that shops scan. */
const module = 0.75;
const barHeight = 34;

const { ink, mutedInk } = light;
const name: TextStyle = { weight: 'strong', size: 8.5, color: ink };
const small: TextStyle = { weight: 'text', size: 7.5, color: mutedInk };
const price: TextStyle = { weight: 'strong', size: 11, color: ink };

/** Draws labels, in the direction of the language, on as many sheets as they need. */
export async function renderLabels(
  labels: readonly Label[],
  options: { fonts: readonly string[]; author: string; language: Language },
): Promise<Buffer> {
  const { default: encode } = await import('jsbarcode');
  return openPdf({ ...options, paper: 'A4', title: 'labels' }, async (document, newSetter) => {
    const setter = newSetter(factsOf(options.language).isRightToLeft);
    labels.forEach((label, index) => {
      const place = index % (columns * rows);
      if (place === 0) document.addPage();
      const x = (place % columns) * width + padding;
      const y = Math.floor(place / columns) * height + padding;
      drawTexts(setter, label, { x, y });
      if (label.barcode) {
        const drawn: { encodings?: { data: string }[] } = {};
        encode(drawn, label.barcode, { format: barcodeFormat(label.barcode), flat: true });
        const bars = drawn.encodings?.[0]?.data ?? '';
        const left = setter.leftOf(x, bars.length * module);
        drawBars(document, bars, { x: left, y: y + 34 });
        setter.draw(label.barcode, small, { x, y: y + 34 + barHeight + 8 });
      }
    });
  });
}

function drawTexts(setter: Typesetter, label: Label, { x, y }: { x: number; y: number }): void {
  const inner = width - 2 * padding;
  const [title = ''] = setter.linesOf(label.name, name, inner);
  setter.draw(title, name, { x, y: y + 8 });
  const [facts = ''] = setter.linesOf(label.facts, small, inner / 2);
  setter.draw(facts, small, { x, y: y + 22 });
  setter.draw(label.price, price, { x: x + inner, y: y + 24, right: true });
  const [sku = ''] = setter.linesOf(label.sku, small, inner / 2);
  setter.draw(sku, small, { x: x + inner, y: y + 34 + barHeight + 8, right: true });
}

/** @param bars a character for each module: 1 is black */
function drawBars(document: Document, bars: string, { x, y }: { x: number; y: number }): void {
  for (const { index, 0: run } of bars.matchAll(/1+/g)) {
    document.rect(x + index * module, y, run.length * module, barHeight);
  }
  document.fill(ink);
}
