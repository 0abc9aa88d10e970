import type PDFDocument from 'pdfkit';
import type { Face, Faces, Weight } from './faces.ts';

/** Style of a text: weight, size in points, and colour. */
export type TextStyle = { weight: Weight; size: number; color: string };

export type Document = PDFDocument;

/** Part of a text whose letters are all in one face. */
type Run = { face: Face; text: string };

/**
 * Tabular figures, and right-to-left text as a whole. Without features, pdfkit caches word widths.
 */
function optionsOf(text: string): { features?: string[] } {
  if (/^[\d$.,−]+$/.test(text)) return { features: ['tnum'] };
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text) ? { features: [] } : {};
}

export type Typesetter = ReturnType<typeof createTypesetter>;

/** Measures and draws texts in which letters may come from several fonts. */
export function createTypesetter(document: Document, faces: Faces) {
  let lacksLetters = false;
  for (const { name, font } of Object.values(faces).flat()) {
    document.registerFont(name, font);
  }

  /** A question mark replaces a letter that no face has; a missing accent is dropped. */
  function runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      const isMark = /\p{M}/u.test(letter);
      // Keeps words of one script together with the characters between them.
      const isBetween = isMark || /[\p{Z}\p{P}]/u.test(letter);
      const before = isBetween && last && has(last.face, letter) ? last.face : undefined;
      const face = before ?? (isMark ? undefined : faces[weight].find((each) => has(each, letter)));
      if (face && face === last?.face) last.text += letter;
      else if (face) runs.push({ face, text: letter });
      else if (!isMark) {
        lacksLetters = true;
        runs.push(...runsOf('?', weight));
      }
    }
    return runs;
  }

  function widthOf(text: string, { weight, size }: TextStyle): number {
    return runsOf(text, weight).reduce((sum, run) => {
      document.font(run.face.name, size);
      return sum + document.widthOfString(run.text, optionsOf(run.text));
    }, 0);
  }

  /** Breaks the text into lines of at most this width; longer words are cut. */
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
    let at = right ? x - widthOf(line, style) : x;
    for (const { face, text } of runsOf(line, style.weight)) {
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

function has({ letters }: Face, letter: string): boolean {
  return letters.has(letter.codePointAt(0) ?? 0);
}

/** Normalizes a text: composed accents, one kind of space, and no invisible characters. */
function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\p{Cf}/gu, '')
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
      const start = longestStart([...line], fits);
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
