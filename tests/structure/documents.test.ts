import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const docs = readdirSync('docs', { recursive: true }).map((file) => join('docs', String(file)));
const documents = ['README.md', 'CONTRIBUTING.md', ...docs].filter((file) => file.endsWith('.md'));

const pathPattern = /`((?:contract|demo|docs|public|server|src|stories|tests)\/[\w./-]*)`/g;
const linkPattern = /\]\((?!https?:)([^)#]+)[^)]*\)/g;

it.each(documents)('%s names files and links that are there', (document) => {
  const text = readFileSync(document, 'utf8');
  const paths = [...text.matchAll(pathPattern)].map(([, path = '']) => path);
  const links = [...text.matchAll(linkPattern)].map(([, link = '']) =>
    join(dirname(document), link),
  );
  expect([...paths, ...links].filter((path) => !existsSync(path))).toEqual([]);
});
