import type PDFDocument from 'pdfkit';
import type { Face, Faces, Weight } from './faces.ts';

/** Style of a text: weight, size in points, and colour. */
export type TextStyle = { weight: Weight; size: number; color: string };

export type Document = PDFDocument;

/** Part of a text with characters of one face. */
type Run = { face: Face; text: string };

/**
 * Tabular figures, and right-to-left text as a whole. Without features, pdfkit caches word widths.
 */
function optionsOf(text: string): { features?: string[] } {
  if (/^[\d$.,−]+$/.test(text)) return { features: ['tnum'] };
  return isRightToLeft.test(text) ? { features: [] } : {};
}

const isRightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

export type Typesetter = ReturnType<typeof createTypesetter>;

/** Measures and draws texts in which letters may come from several fonts. */
export function createTypesetter(document: Document, faces: Faces) {
  let lacksLetters = false;
  for (const { name, font } of Object.values(faces).flat()) {
    document.registerFont(name, font);
  }

  /**
   * Font of a grapheme and its form there: composed, decomposed, without its accents, or a question
   * mark.
   */
  function setGrapheme(grapheme: string, weight: Weight): Run | undefined {
    const parts = grapheme.normalize('NFD');
    for (const text of [grapheme, parts, parts.replace(/\p{M}/gu, ''), '?']) {
      const face = faces[weight].find((each) => has(each, text));
      if (!face) continue;
      lacksLetters ||= text.normalize('NFC') !== grapheme;
      return text === '' ? undefined : { face, text };
    }
    return undefined;
  }

  function runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const grapheme of graphemesOf(text)) {
      const last = runs.at(-1);
      // Keeps words of one script together with the characters between them.
      const stays = last && isBetween.test(grapheme) && has(last.face, grapheme);
      const run = stays ? { face: last.face, text: grapheme } : setGrapheme(grapheme, weight);
      if (run && run.face === last?.face) last.text += run.text;
      else if (run) runs.push(run);
    }
    return runs.flatMap(splitEnd);
  }

  function widthOf(text: string, { weight, size }: TextStyle): number {
    return runsOf(text, weight).reduce((sum, run) => {
      document.font(run.face.name, size);
      return sum + document.widthOfString(run.text, optionsOf(run.text));
    }, 0);
  }

  /** Breaks the text into lines of at most this width; longer words are broken. */
  function linesOf(text: string, style: TextStyle, width: number): string[] {
    return clean(text)
      .split('\n')
      .flatMap((paragraph) => wrap(paragraph, (part) => widthOf(part, style) <= width));
  }

  /** Draws one line; `x` is its start, or with `right` its end. */
  function draw(
    line: string,
    style: TextStyle,
    { x, y, right = false }: { x: number; y: number; right?: boolean },
  ): void {
    // Some languages write numbers with spaces that no typeface has.
    const shown = clean(line);
    let at = right ? x - widthOf(shown, style) : x;
    for (const { face, text } of runsOf(shown, style.weight)) {
      document.font(face.name, style.size);
      const options = optionsOf(text);
      const width = document.widthOfString(text, options);
      document
        .fillColor(style.color)
        .text(text, at, y, { ...options, lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }

  return { draw, linesOf, lacksLetters: () => lacksLetters };
}

const isBetween = /^[\p{Z}\p{P}]$/u;

/** Letters with their accents. */
function graphemesOf(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}

function has({ letters }: Face, text: string): boolean {
  return [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
}

/** Separates spaces at the end of right-to-left text, which would be drawn before it. */
function splitEnd({ face, text }: Run): Run[] {
  const [end = ''] = isRightToLeft.test(text) ? (/[\p{Z}\p{P}]+$/u.exec(text) ?? []) : [];
  if (end === '') return [{ face, text }];
  return [
    { face, text: text.slice(0, -end.length) },
    { face, text: end },
  ];
}

/** Normalizes a text: composed accents, one kind of space, and no invisible characters. */
function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/(?!\n)[\p{Cc}\p{Zs}]/gu, ' ');
}

function wrap(paragraph: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line)) {
      const start = longestStart(graphemesOf(line), fits);
      if (start.length === line.length) break;
      lines.push(start);
      line = line.slice(start.length);
    }
  }
  return [...lines, line];
}

/** Longest start of an unbreakable word that fits, at least one letter. */
function longestStart(letters: readonly string[], fits: (text: string) => boolean): string {
  let least = 1;
  let most = letters.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(letters.slice(0, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  return letters.slice(0, least).join('');
}
