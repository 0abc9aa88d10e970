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
    // Run at build: its names of classes are what is left of it.
    if (target.endsWith('.css.ts')) continue;
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

/** MUI's components and their styles; `visuallyHidden` is a few properties. */
const mui = /^@(mui|emotion)\/(?!utils\/visuallyHidden$)/;

describe('MUI', () => {
  /** What is shown without MUI's theme above it, with what of it is loaded on demand. */
  const plain: Loaded = { files: new Set(), packages: new Set() };
  const onDemand = /\blazyComponent\(\(\) => import\('([^']+)'\)\)/g;

  function follow(path: string) {
    const before = new Set(plain.files);
    loadedWith(path, plain);
    for (const file of plain.files) {
      if (before.has(file)) continue;
      for (const [, target = ''] of sources.get(file)?.text.matchAll(onDemand) ?? []) {
        follow(join(dirname(file), target));
      }
    }
  }

  follow('src/app/main.tsx');

  it('is followed into what is loaded on demand, but not below its own theme', () => {
    expect(plain.files).toContain('src/pages/AboutUsPage.tsx');
    expect(plain.files).not.toContain('src/pages/LoginPage.tsx');
    expect(loadedWith('src/theme/MuiTheme.tsx').packages).toContain('@mui/material/styles');
  });

  it('comes with its theme alone (src/ui/lazyComponent.tsx)', () => {
    const wrong = [...plain.files].filter((path) =>
      [...(sources.get(path)?.text.matchAll(statement) ?? [])].some(([, name = '']) =>
        mui.test(name),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a shopper', () => {
  const pages = [...sources.keys()].filter((path) => /^src\/(app|pages)\/[^/]+$/.test(path));

  it.each(pages)('loads no code of the admin area with %s', (page) => {
    expect([...loadedWith(page).files].filter(isAdmins)).toEqual([]);
  });
});
