import { gzipSync } from 'node:zlib';
// Vite's configuration would load React for production, which breaks rendering in later tests.
import 'react/jsx-dev-runtime';
import 'react-dom/server';
import { createBuilder } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/** Used parts of a chunk of the built app. */
type Chunk = {
  name: string;
  fileName: string;
  code: string;
  imports: string[];
  moduleIds: string[];
  isEntry: boolean;
};

/** Limits in KB (1000 bytes, with gzip) of a page's first load. */
const pages = { HomePage: 197.75, CategoryPage: 213.25, ProductPage: 219.1 };

/** Limits for each of those files. A failure names the file that grew: explain it in the commit. */
const maxKilobytes: Record<string, number> = {
  Category: 12.6,
  'Category-Home': 1,
  'Category-Home-Product': 17.7,
  'Category-Product': 7.5,
  Home: 4.6,
  index: 28.9,
  mui: 19,
  Product: 19.4,
  react: 86.4,
  'rolldown-runtime': 0.5,
  styles: 35.8,
  theme: 4.5,
};

let chunks: Map<string, Chunk>;

beforeAll(async () => {
  // Vite builds for NODE_ENV, which Vitest sets to its own.
  vi.stubEnv('NODE_ENV', 'production');
  const builder = await createBuilder({
    logLevel: 'error',
    build: { write: false },
  });
  const { client } = builder.environments;
  if (!client) throw new Error('Vite knows no build for the browser');
  const { output } = (await builder.build(client)) as unknown as {
    output: (Chunk & { type: string })[];
  };
  chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
});

/** These chunks, and all that they import. */
function loadedWith(started: Chunk[], loaded = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of started) {
    if (loaded.has(chunk)) continue;
    loaded.add(chunk);
    loadedWith(
      chunk.imports.flatMap((file) => chunks.get(file) ?? []),
      loaded,
    );
  }
  return loaded;
}

function startOf(page: string) {
  const all = [...chunks.values()];
  const started = all.filter(
    ({ isEntry, moduleIds }) =>
      isEntry || moduleIds.some((id) => id.endsWith(`/pages/${page}.tsx`)),
  );
  return [...loadedWith(started)].map(({ name, code }) => ({
    name,
    // Without hashes in imported file names, which change with each file and affect the compressed
    // size.
    kilobytes: gzipSync(code.replace(/-[\w-]{8}(?=\.(js|css))/g, '')).length / 1000,
  }));
}

describe.each(Object.entries(pages))('%s', (page, atMost) => {
  it('loads few bytes at first', () => {
    const start = startOf(page);
    const sum = start.reduce((total, { kilobytes }) => total + kilobytes, 0);
    expect(sum).toBeLessThanOrEqual(atMost);
  });

  it('loads no file that has grown', () => {
    const grown = startOf(page)
      .filter(({ name, kilobytes }) => !(kilobytes <= (maxKilobytes[name] ?? 0)))
      .map(
        ({ name, kilobytes }) =>
          `${name} has ${kilobytes.toFixed(2)} KB, at most ${maxKilobytes[name] ?? 0} were agreed on`,
      );
    expect(grown).toEqual([]);
  });
});
