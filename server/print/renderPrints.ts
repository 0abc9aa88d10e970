import { setImmediate as nextTurn } from 'node:timers/promises';
import { i18n, inLanguage } from '../../contract/i18n.ts';
import { factsOf, type Language } from '../../contract/languages.ts';
import { light } from '../mail/mailContent.ts';
import { openPdf, type PdfOptions } from './pdf.ts';
import type { Document, TextStyle, Typesetter } from './typesetter.ts';

/** Draws one PDF with a new page for each document, in steps, between other work. */
export async function renderPrints(
  contents: readonly PrintContent[],
  options: Omit<PdfOptions, 'author' | 'language'>,
): Promise<Buffer> {
  const author = contents[0]?.seller.name ?? '';
  const [{ language } = {}] = contents;
  return openPdf({ ...options, author, language }, async (document, newSetter) => {
    for (const content of contents) {
      const { language = 'en' } = content;
      const setter = newSetter(factsOf(language).isRightToLeft);
      inLanguage(language, () => drawPrint(document, setter, content));
      document.flushPages();
      await nextTurn();
    }
  });
}

/** In points, like all measures here: 1/72 inch. */
const margin = 56;
const gap = 16;
const footerHeight = 40;

const { ink, mutedInk: muted, hairline } = light;
const text: TextStyle = { weight: 'text', size: 9.5, color: ink };
const strong: TextStyle = { ...text, weight: 'strong' };
const small: TextStyle = { weight: 'text', size: 8, color: muted };
const shopName: TextStyle = { weight: 'display', size: 22, color: ink };
const titleStyle: TextStyle = { weight: 'display', size: 28, color: ink };
const total: TextStyle = { ...strong, size: 12 };

const lineHeight = ({ size }: TextStyle) => size * 1.5;

function drawPrint(document: Document, setter: Typesetter, content: PrintContent): void {
  const firstPage = document.bufferedPageRange().start + document.bufferedPageRange().count;
  document.addPage();
  const { width, height } = document.page;
  const inner = width - 2 * margin;
  const bottom = height - margin - footerHeight;
  let y = margin;

  /** Begins another page if there is no room, and returns whether it did. */
  function turnPage(needed: number): boolean {
    if (y + needed <= bottom) return false;
    document.addPage();
    y = margin;
    return true;
  }

  /** Draws lines from `top` downwards and returns where they end. */
  function stack(
    lines: readonly string[],
    style: TextStyle,
    place: { x: number; top: number; right?: boolean },
  ): number {
    let below = place.top;
    for (const line of lines) {
      setter.draw(line, style, { ...place, y: below + style.size });
      below += lineHeight(style);
    }
    return below;
  }

  function rule(at: number, color = hairline): void {
    document.moveTo(margin, at).lineTo(width - margin, at);
    document.lineWidth(0.75).strokeColor(color).stroke();
  }

  function drawHead(): void {
    const { name, lines } = content.seller;
    const half = inner / 2 - gap;
    const left = stack(setter.linesOf(name, shopName, half), shopName, { x: margin, top: y });
    const wrapped = lines.flatMap((line) => setter.linesOf(line, small, half));
    const right = stack(wrapped, small, { x: width - margin, top: y + 4, right: true });
    y = Math.max(left, right) + gap;
    rule(y);
    y += 2 * gap;
    y = stack([content.title], titleStyle, { x: margin, top: y }) + gap / 2;
  }

  /** Draws columns side by side, each with a heading above its text. */
  function drawColumns(
    columns: readonly { heading: string; lines: readonly string[] }[],
    style: TextStyle,
  ): void {
    const share = inner / Math.max(columns.length, 1);
    const ends = columns.map(({ heading, lines }, index) => {
      const x = margin + index * share;
      const below = stack([heading], small, { x, top: y });
      const wrapped = lines.flatMap((line) => setter.linesOf(line, style, share - gap));
      return stack(wrapped, style, { x, top: below + 1 });
    });
    y = Math.max(y, ...ends) + 1.5 * gap;
  }

  function drawTable({ columns, rows, hasCheckboxes }: PrintContent['table']): void {
    const box = hasCheckboxes ? 24 : 0;
    let x = margin + box;
    const places = columns.map(({ share, isNumber: right = false }) => {
      const width = share * (inner - box);
      const place = { x: right ? x + width : x, width: width - (right ? 0 : gap), right };
      x += width;
      return place;
    });
    const drawHeadings = () => {
      const top = y;
      for (const [index, place] of places.entries()) {
        stack([columns[index]?.heading ?? ''], small, { ...place, top });
      }
      y += lineHeight(small) + 4;
      rule(y, muted);
    };
    turnPage(60);
    drawHeadings();
    for (const row of rows) {
      const cells = places.map((place, index) =>
        setter.linesOf(row[index] ?? '', text, place.width),
      );
      const needed = Math.max(...cells.map(({ length }) => length)) * lineHeight(text) + gap;
      if (turnPage(needed)) drawHeadings();
      for (const [index, place] of places.entries()) {
        stack(cells[index] ?? [], text, { ...place, top: y + gap / 2 });
      }
      if (hasCheckboxes) {
        document.rect(setter.leftOf(margin + 0.5, 10), y + gap / 2 + 1, 10, 10);
        document.lineWidth(0.75).strokeColor(ink).stroke();
      }
      y += needed;
      rule(y);
    }
    y += gap;
  }

  /** Keeps all totals on one page. */
  function drawTotals(sums: readonly Sum[]): void {
    const styleOf = (sum: Sum) => (sum.isTotal ? total : text);
    const heightOf = (sum: Sum) => lineHeight(styleOf(sum)) + (sum.isTotal ? 6 : 2);
    turnPage(sums.reduce((sum, each) => sum + heightOf(each), 0));
    for (const sum of sums) {
      const style = styleOf(sum);
      const top = y + (sum.isTotal ? 4 : 0);
      stack([sum.label], style, { x: margin + inner / 2, top });
      stack([sum.amount], style, { x: width - margin, top, right: true });
      y += heightOf(sum);
    }
    if (sums.length > 0) y += gap;
  }

  function drawRemarks(remarks: PrintContent['remarks']): void {
    for (const { heading, text: words } of remarks) {
      const lines = setter.linesOf(words, text, Math.min(inner, 400));
      turnPage(lineHeight(strong) + Math.min(lines.length, 6) * lineHeight(text));
      y = stack([heading], strong, { x: margin, top: y });
      for (const line of lines) {
        turnPage(lineHeight(text));
        y = stack([line], text, { x: margin, top: y });
      }
      y += gap;
    }
  }

  function drawFooters(): void {
    const { start, count } = document.bufferedPageRange();
    const pages = start + count - firstPage;
    for (let page = 0; page < pages; page++) {
      document.switchToPage(firstPage + page);
      const at = height - margin;
      setter.draw(content.footer, small, { x: margin, y: at });
      const number = i18n.t('Page {page} of {pages}', { page: page + 1, pages });
      setter.draw(number, small, { x: width - margin, y: at, right: true });
    }
  }

  drawHead();
  const facts = content.facts.map(({ label, text }) => ({ heading: label, lines: [text] }));
  drawColumns(facts, strong);
  // Customers at a market stall are anonymous.
  const parties = content.parties.filter(({ lines }) => lines.length > 0);
  drawColumns(parties, text);
  drawTable(content.table);
  drawTotals(content.sums);
  drawRemarks(content.remarks);
  if (setter.lacksLetters()) drawRemarks([missingLetters()]);
  drawFooters();
}

const missingLetters = () => ({
  heading: i18n.t('Letters that could not be printed'),
  text: i18n.t(
    'Our typefaces lack some letters of this order: a question mark replaces a letter, and an accent may be missing. Our website shows the order as it is.',
  ),
});

/** Document content of one order, independent of layout. */
export type PrintContent = {
  /** Language of its texts; English by default. */
  language?: Language;
  /** "Invoice". */
  title: string;
  /** At the bottom of each page, beside its number. */
  footer: string;
  seller: { name: string; lines: string[] };
  facts: { label: string; text: string }[];
  parties: { heading: string; lines: string[] }[];
  table: { columns: Column[]; rows: string[][]; hasCheckboxes: boolean };
  sums: Sum[];
  remarks: { heading: string; text: string }[];
};

type Column = {
  heading: string;
  /** Share of the available width; all shares add up to 1. */
  share: number;
  /** Aligned right. */
  isNumber?: true;
};

export type Sum = { label: string; amount: string; isTotal?: true };
