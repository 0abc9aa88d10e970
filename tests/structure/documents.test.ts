import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../../server/config.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const markdown = (folder: string) =>
  readdirSync(folder, { recursive: folder !== '.' })
    .map((file) => join(folder, String(file)))
    .filter((file) => file.endsWith('.md'));
const documents = [...markdown('.'), ...markdown('docs'), ...markdown('.github')];

const pathPattern = /`((?:contract|demo|docs|public|server|src|stories|tests)\/[\w./-]*)`/g;
const linkPattern = /\]\((?!https?:)([^)#]+)[^)]*\)/g;
const anchorPattern = /\]\((?!https?:)([^)#]*)#([^)]+)\)/g;
const commandPattern = /\bnpm run (?:--silent )?([\w:-]+)/g;

const { scripts, version } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  version: string;
};

describe.each(documents)('%s', (document) => {
  const text = read(document);
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

  it('names files and links that exist', () => {
    const links = all(linkPattern).map((link) => join(dirname(document), link));
    expect(
      [...all(pathPattern), ...links].filter((path) => !existsSync(path)),
      `${document} names files that do not exist: correct the path or name the folder`,
    ).toEqual([]);
  });

  it('links to headings that exist', () => {
    const missing = [...text.matchAll(anchorPattern)].filter(([, file = '', anchor = '']) => {
      const target = file ? join(dirname(document), file) : document;
      return existsSync(target) && !headingsOf(target).includes(anchor);
    });
    expect(
      missing.map(([link]) => link),
      `${document} links to headings that do not exist: correct what follows #`,
    ).toEqual([]);
  });

  it('names commands that exist', () => {
    expect(
      all(commandPattern).filter((command) => !(command in scripts)),
      `${document} names commands that package.json lacks: correct or add them`,
    ).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  const rows = read('docs/operations.md')
    .split(/^## /m)
    .find((section) => section.startsWith('Settings'))
    ?.split('\n')
    .filter((line) => line.startsWith('| `'));

  it('lists every setting with its default', () => {
    const missing = Object.entries(settings).filter(([name, setting]) => {
      const { default: value } = setting as { default?: unknown };
      return !rows?.some(
        (row) =>
          row.split(' | ')[0]?.includes(`\`${name}\``) &&
          (value === undefined || row.includes(`\`${value}\``)),
      );
    });
    expect(
      missing.map(([name]) => name),
      'Add these settings of server/config.ts, with their defaults, to the table in docs/operations.md',
    ).toEqual([]);
  });

  it('lists no setting that the server lacks', () => {
    const named = rows?.flatMap((row) => row.split(' | ')[0]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
    expect(
      named?.filter((name) => !(name in settings)),
      'Remove these from the table of settings in docs/operations.md: server/config.ts lacks them',
    ).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const index = read('docs/decisions/README.md');
  const notes = markdown('docs/decisions').filter((file) => basename(file) !== 'README.md');

  it.each(notes)('%s has a number, a date, a status and a row in the index', (note) => {
    const number = Number(basename(note).slice(0, 4));
    expect(
      read(note),
      `${note} must begin with “# ${number}. TITLE” and “Date: YYYY-MM-DD. Status: accepted.”`,
    ).toMatch(
      new RegExp(
        `^# ${number}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: (accepted|superseded by)\\b`,
      ),
    );
    expect(
      index.includes(`| [${number}](${basename(note)}) |`),
      `Add decision ${number} to the table in docs/decisions/README.md`,
    ).toBe(true);
  });
});

it('README.md has the test line of .ci/run', () => {
  const line = read('.ci/run').trim().split('\n').at(-1) ?? '';
  expect(read('README.md'), '.ci/run must end with the test line of README.md').toContain(line);
});

it('package.json runs tsx only for tests, benchmarks and drawings', () => {
  const wrong = Object.entries(scripts).filter(
    ([, script]) => /\btsx\b/.test(script) && !/\btsx (tests|demo\/draw)\//.test(script),
  );
  expect(
    wrong.map(([name]) => name),
    'Start these through server/start.mjs: a shop has no tsx (docs/decisions/0003-toolchain.md)',
  ).toEqual([]);
});

it('CHANGELOG.md has the version of package.json', () => {
  expect(
    read('CHANGELOG.md'),
    `Add “## ${version}” to CHANGELOG.md, or correct the version in package.json`,
  ).toMatch(new RegExp(`^## ${version}\\b`, 'm'));
});

it.each([
  '@fontsource-variable/manrope',
  '@fontsource/playfair-display',
  '@fontsource/noto-sans-arabic',
  '@mui/icons-material',
])('public/licenses.txt has the licence of %s', (name) => {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const licence = plain(read(`node_modules/${name}/LICENSE`));
  expect(
    plain(read('public/licenses.txt')).includes(licence),
    `Copy node_modules/${name}/LICENSE into public/licenses.txt, which every shop serves`,
  ).toBe(true);
});

/** Returns the anchors that GitHub gives to the headings of a document. */
function headingsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
