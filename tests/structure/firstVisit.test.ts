import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const sources = new Map(['src', 'contract'].flatMap(readSources).map((s) => [s.path, s]));

/** Static imports of values: no types, no dynamic imports. */
const statement = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

type Loaded = { files: Set<string>; packages: Set<string> };

/** Returns everything that this file loads at once. */
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

/** Large packages that few pages of the shop need. */
const heavy =
  /^(typebox|formik|yup|mui-tel-input|libphonenumber-js|yet-another-react-lightbox|papaparse|qrcode|@dnd-kit\/|@mui\/x-)/;

describe('a first visit', () => {
  const { files, packages } = loadedWith('src/app/main.tsx');
  for (const page of ['HomePage', 'CategoryPage', 'ProductPage']) {
    loadedWith(`src/pages/${page}.tsx`, { files, packages });
  }

  it('is followed from file to file', () => {
    expect(files).toContain('src/features/product/ProductGallery.tsx');
    expect(files).toContain('src/lib/pictures.ts');
    expect(files).toContain('contract/pages.ts');
    expect(files).toContain('contract/rules/money.ts');
    expect(packages).toContain('react-router-dom');
    expect(loadedWith('src/pages/account/LoginPage.tsx').packages).toContain('formik');
  });

  it('loads no large packages that few pages need', () => {
    expect(
      [...packages].filter((name) => heavy.test(name)),
      'Load these packages on demand (`lazyComponent`): the first pages do not need them',
    ).toEqual([]);
  });
});

describe('a shopper', () => {
  const pages = [...sources.keys()].filter((path) => /^src\/(app|pages)\/(?!admin\/)/.test(path));

  it.each(pages)('loads no admin code with %s', (page) => {
    expect(
      [...loadedWith(page).files].filter(isAdmins),
      `${page} loads these files of the admin area: import them on demand, or move what both need out of admin/`,
    ).toEqual([]);
  });
});
