import { expect, it } from 'vitest';
import type { Face } from '../../server/print/faces.ts';
import { createTypesetter, type Document } from '../../server/print/typesetter.ts';

function face(name: string, letters: RegExp): Face {
  const codes = Array.from({ length: 0x2300 }, (_, code) => code);
  const font = { characterSet: [] };
  return { name, font, letters: new Set(codes.filter((code) => letters.test(chr(code)))) };
}

const chr = (code: number) => String.fromCodePoint(code);

const faces = [
  face('Latin', /[\p{Script=Latin}\d(),:.+−$· ]/u),
  face('Hebrew', /[\p{Script=Hebrew}, ]/u),
  face('Arabic', /[\p{Script=Arabic}\p{M}، ]/u),
];

/** Texts with their left edges and fonts, in the order in which they are drawn. */
function draw(line: string, isMirrored = false, right = false) {
  const texts: { font: string; text: string; x: number }[] = [];
  let font = '';
  const document = {
    page: { width: 100 },
    registerFont: () => document,
    font: (name: string) => {
      font = name;
      return document;
    },
    widthOfString: (text: string) => text.length,
    fillColor: () => document,
    text: (text: string, x: number) => texts.push({ font, text, x }),
  };
  const all = { text: faces, strong: faces, display: faces };
  const setter = createTypesetter(document as unknown as Document, all, isMirrored);
  setter.draw(line, { weight: 'text', size: 10, color: '#000' }, { x: 10, y: 0, right });
  return texts;
}

const drawn = (line: string) => draw(line).map(({ font, text }) => `${font}: ${text}`);

it('keeps spaces between scripts, even after right-to-left words', () => {
  expect(drawn('Dana דנה לוי Levi')).toEqual(['Latin: Dana ', 'Hebrew: דנה לוי', 'Latin:  Levi']);
  // fontkit turns the Hebrew run, with its comma and space.
  expect(drawn('דנה, Levi')).toEqual(['Latin: Levi', 'Hebrew: דנה, ']);
});

/** The line as it is seen: fontkit turns runs with right-to-left letters. */
function seen(line: string, isMirrored: boolean) {
  const isTurned = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
  const runs = draw(line, isMirrored).map(({ text }) =>
    isTurned.test(text) ? [...text].reverse().join('') : text,
  );
  return runs.join('');
}

it.each([
  ['شارع 12، شقة', 'ةقش ،12 عراش', 'ةقش ،12 عراش'],
  ['علي (ابن سعد)', '(دعس نبا) يلع', '(دعس نبا) يلع'],
  ['رقم ١٢٣', '١٢٣ مقر', '١٢٣ مقر'],
  ['Cotton (قطن)', '(نطق) Cotton', 'Cotton (نطق)'],
  ['هاتف: +351 912', '+351 912 :فتاه', '+351 912 :فتاه'],
  ['+351 912', '+351 912', '+351 912'],
  ['Rua 1, 2.', 'Rua 1, 2.', 'Rua 1, 2.'],
  ['−1,234.50 $', '$ −1,234.50', '−1,234.50 $'],
])(
  'orders right-to-left letters, numbers and brackets as they are read: %s',
  (line, arabic, latin) => {
    expect(seen(line, true)).toBe(arabic);
    expect(seen(line, false)).toBe(latin);
  },
);

it('begins at the right of a mirrored page', () => {
  const placeOf = (isMirrored: boolean, right: boolean) => draw('Linen', isMirrored, right)[0]?.x;
  expect(placeOf(false, false)).toBe(10);
  expect(placeOf(false, true)).toBe(5);
  expect(placeOf(true, false)).toBe(85);
  expect(placeOf(true, true)).toBe(90);
});
