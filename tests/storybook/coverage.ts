import { missing, storyCoverage } from '../structure/storyCoverage.ts';

/**
 * `npm run stories:coverage`: a table of the stories of each component. Fails if a row is
 * incomplete.
 */
const rows = storyCoverage();
const sign = (has: boolean, isNeeded = true) => (has ? 'yes' : isNeeded ? 'MISSING' : '–');

console.log('| component | states | behaviours | pointer | keyboard | axe | page |');
console.log('|---|---|---|---|---|---|---|');
for (const row of rows) {
  const { component, states, behaviours, pointer, keyboard, axe, acts, page, unwritten } = row;
  console.log(
    `| ${component} | ${states || 'MISSING'} | ${behaviours} | ${sign(pointer, acts)} | ${sign(keyboard, acts)} | ${sign(axe)} | ${sign(page && unwritten.length === 0, page || unwritten.length > 0)} |`,
  );
}
const sum = (of: (row: (typeof rows)[number]) => number) =>
  rows.reduce((total, row) => total + of(row), 0);
const short = rows.filter((row) => missing(row).length > 0);
console.log(
  `\n${rows.length} components, ${sum(({ states }) => states)} states, ${sum(({ behaviours }) => behaviours)} behaviours, ${sum(({ page }) => Number(page))} with a page, ${short.length} short`,
);
for (const row of short) console.log(`${row.component} lacks ${missing(row).join(', ')}`);
process.exitCode = short.length > 0 ? 1 : 0;
