import bidiFactory from 'bidi-js';
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

/** A line of a mirrored page begins at the right with these, or with a currency. */
const turnsLine = new RegExp(`${isRightToLeft.source}|\\p{Sc}`, 'u');

export type Typesetter = ReturnType<typeof createTypesetter>;

const bidi = bidiFactory();

/**
 * Measures and draws texts in which letters may come from several fonts.
 * @param isMirrored whether the page begins at the right
 */
export function createTypesetter(document: Document, faces: Faces, isMirrored = false) {
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

  function facesOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const grapheme of graphemesOf(text)) {
      const last = runs.at(-1);
      // Keeps words of one script together with the characters between them.
      const stays = last && isBetween.test(grapheme) && has(last.face, grapheme);
      const run = stays ? { face: last.face, text: grapheme } : setGrapheme(grapheme, weight);
      if (run && run.face === last?.face) last.text += run.text;
      else if (run) runs.push(run);
    }
    return runs;
  }

  /** Runs from left to right, by Unicode's bidirectional algorithm. */
  function runsOf(line: string, weight: Weight): Run[] {
    if (!isMirrored && !isRightToLeft.test(line)) return facesOf(line, weight);
    // Without a direction, as in a name, that of the first letter.
    const base = isMirrored && turnsLine.test(line) ? 'rtl' : 'auto';
    const text = line.replace(signs, `${leftToRight}$&`);
    const embedding = bidi.getEmbeddingLevels(text, base);
    const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
    const parts: { level: number; text: string }[] = [];
    for (const index of bidi.getReorderedIndices(text, embedding)) {
      const level = embedding.levels[index] ?? 0;
      const letter = mirrored.get(index) ?? text[index] ?? '';
      const last = parts.at(-1);
      if (last?.level !== level) parts.push({ level, text: letter });
      else last.text = isOdd(level) ? letter + last.text : last.text + letter;
    }
    return parts.flatMap(({ level, text }) => {
      const runs = facesOf(text.replaceAll(leftToRight, ''), weight).map(({ face, text }) => {
        // fontkit turns right-to-left letters and their digits by itself, and nothing else.
        const isReady = isOdd(level) === isRightToLeft.test(text);
        return { face, text: isReady ? text : graphemesOf(text).reverse().join('') };
      });
      return isOdd(level) ? runs.reverse() : runs;
    });
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

  /** Left edge of something `x` from where the page begins. */
  function leftOf(x: number, width: number): number {
    return isMirrored ? document.page.width - x - width : x;
  }

  /** Draws one line; `x` is its start, or with `right` its end. */
  function draw(
    line: string,
    style: TextStyle,
    { x, y, right = false }: { x: number; y: number; right?: boolean },
  ): void {
    // Some languages write numbers with spaces that no typeface has.
    const shown = clean(line);
    const width = widthOf(shown, style);
    let at = leftOf(right ? x - width : x, width);
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

  return { draw, leftOf, linesOf, lacksLetters: () => lacksLetters };
}

const isBetween = /^[\p{Z}\p{P}]$/u;

/** Letters with their accents. */
function graphemesOf(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
}

function has({ letters }: Face, text: string): boolean {
  return [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
}

const isOdd = (level: number) => level % 2 === 1;

/** Signs of numbers, which stay at their left in Arabic, too, behind a mark. */
const signs = /(?<!\S)[+−-](?=\d)/g;
const leftToRight = '\u200e';

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
