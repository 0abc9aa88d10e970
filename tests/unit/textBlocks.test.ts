import { expect, it } from 'vitest';
import { textBlocks } from '../../src/features/about/PolicyArticle.tsx';

it.each([
  ['nothing', '', []],
  ['lines of one paragraph', 'a\n b ', [{ kind: 'paragraph', text: 'a\nb' }]],
  [
    'an empty line between paragraphs',
    'a\r\n\r\n\r\nb',
    [
      { kind: 'paragraph', text: 'a' },
      { kind: 'paragraph', text: 'b' },
    ],
  ],
  [
    'a heading, and what follows at once',
    '## Your order\nIt is binding.',
    [
      { kind: 'heading', text: 'Your order' },
      { kind: 'paragraph', text: 'It is binding.' },
    ],
  ],
  [
    'a list below a paragraph',
    'We take:\n- cards\n* cash',
    [
      { kind: 'paragraph', text: 'We take:' },
      { kind: 'list', items: ['cards', 'cash'] },
    ],
  ],
  ['a number sign without a space', '#1 in Porto', [{ kind: 'paragraph', text: '#1 in Porto' }]],
  ['markup', '<b>x</b>', [{ kind: 'paragraph', text: '<b>x</b>' }]],
])('a text with %s', (_, text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks);
});
