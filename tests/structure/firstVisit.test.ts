import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const sources = new Map(['src', 'contract'].flatMap(readSources).map((s) => [s.path, s]));

/** What a file loads before it runs: neither types nor what is imported on demand. */
const statement = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

type Loaded = { files: Set<string>; packages: Set<string> };

/** Everything that comes with this file. */
function loadedWith(path: string, loaded: Loaded = { files: new Set(), packages: new Set() }) {
  const source = sources.get(path);
  if (!source || loaded.files.has(path)) return loaded;
  loaded.files.add(path);
  for (const [, target = ''] of source.text.matchAll(statement)) {
    if (target.startsWith('.')) loadedWith(join(dirname(path), target), loaded);
    else loaded.packages.add(target);
  }
  return loaded;
}

const isAdmins = (path: string) => /\/admin\//.test(path);

/** Each is larger than a page of the shop, and needed by few of them. */
const heavy =
  /^(typebox|formik|yup|mui-tel-input|libphonenumber-js|yet-another-react-lightbox|papaparse|qrcode|@dnd-kit\/|@mui\/x-)/;

describe('a first visit', () => {
  const { files, packages } = loadedWith('src/app/main.tsx');

  it('is followed from file to file', () => {
    expect(files).toContain('src/features/product/ProductGallery.tsx');
    expect(files).toContain('src/lib/pictures.ts');
    expect(files).toContain('contract/pages.ts');
    expect(files).toContain('contract/rules/money.ts');
    expect(packages).toContain('react-router-dom');
    expect(loadedWith('src/pages/LoginPage.tsx').packages).toContain('formik');
  });

  it('loads nothing that few pages need', () => {
    expect([...packages].filter((name) => heavy.test(name))).toEqual([]);
  });
});

describe('a shopper', () => {
  const pages = [...sources.keys()].filter((path) => /^src\/(app|pages)\/[^/]+$/.test(path));

  it.each(pages)('loads no code of the admin area with %s', (page) => {
    expect([...loadedWith(page).files].filter(isAdmins)).toEqual([]);
  });
});
