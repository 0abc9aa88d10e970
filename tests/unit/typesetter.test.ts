import { expect, it } from 'vitest';
import type { Face } from '../../server/print/faces.ts';
import { createTypesetter, type Document } from '../../server/print/typesetter.ts';

function face(name: string, letters: string): Face {
  const font = { characterSet: [] };
  return { name, font, letters: new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0)) };
}

/** Texts in the order and fonts in which they are drawn. */
function drawn(line: string) {
  const texts: string[] = [];
  let font = '';
  const document = {
    registerFont: () => document,
    font: (name: string) => {
      font = name;
      return document;
    },
    widthOfString: (text: string) => text.length,
    fillColor: () => document,
    text: (text: string) => texts.push(`${font}: ${text}`),
  };
  const faces = [face('Latin', 'Dana Levi,() '), face('Hebrew', 'דנה לוי,() ')];
  const setter = createTypesetter(document as unknown as Document, {
    ...{ text: faces, strong: faces, display: faces },
  });
  setter.draw(line, { weight: 'text', size: 10, color: '#000' }, { x: 0, y: 0 });
  return texts;
}

it('keeps spaces between scripts, even after right-to-left words', () => {
  expect(drawn('Dana דנה לוי Levi')).toEqual([
    'Latin: Dana ',
    'Hebrew: דנה לוי',
    'Hebrew:  ',
    'Latin: Levi',
  ]);
  expect(drawn('דנה, Levi')).toEqual(['Hebrew: דנה', 'Hebrew: , ', 'Latin: Levi']);
});
