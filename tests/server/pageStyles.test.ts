import { expect, it } from 'vitest';
import { createPageStyles } from '../../server/http/pageStyles.ts';

const markup = '<p class="text muted" style="margin:var(--mui-gap)">Words</p>';

it.each([
  ['for elements', 'p{margin:0}', 'p{margin:0}'],
  ['whose classes the page has', '.text.muted:hover>p{margin:0}', '.text.muted:hover>p{margin:0}'],
  ['one of whose classes it has not', '.text.loud{margin:0}', ''],
  ['that leave out a class', '.text:not(.loud){margin:0}', '.text:not(.loud){margin:0}'],
  ['some of whose selectors it has', '.text,.loud,b{margin:0}', '.text,b{margin:0}'],
  [
    'within a query',
    '@media print{.loud{margin:0}.text{margin:0}}',
    '@media print{.text{margin:0}}',
  ],
  ['of a query that comes to nothing', '@media print{@media (hover){.loud{margin:0}}}', ''],
  [
    'by an attribute that looks like a class',
    '[href$=".pdf"]{margin:0}',
    '[href$=".pdf"]{margin:0}',
  ],
  [
    'of an animation',
    '.text{animation:1s wave}@keyframes wave{to{left:0}}@keyframes spin{to{left:0}}',
    '.text{animation:1s wave}@keyframes wave{to{left:0}}',
  ],
  [
    'of variables',
    ':root{--mui-gap:1px;--mui-ink:#111;--mui-sky:#09f;--own:1}.text{color:var(--mui-ink)}',
    ':root{--mui-gap:1px;--mui-ink:#111;--own:1}.text{color:var(--mui-ink)}',
  ],
  [
    'of fonts, that have to be loaded',
    '@font-face{src:url(a.woff2)}@font-face{src:local(Arial)}',
    '@font-face{src:local(Arial)}',
  ],
  ['that only a comment says', '/* .text */', ''],
])('of the rules %s a page has what it needs', (_, css, needed) => {
  expect(createPageStyles(css)(markup)).toBe(needed);
});
