import { gzipSync } from 'node:zlib';
// Vite's configuration has React: for production, the tests after this one could render nothing with it.
import 'react/jsx-dev-runtime';
import 'react-dom/server';
import { createBuilder } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

/** What is used of a chunk of the built app. */
type Chunk = {
  name: string;
  fileName: string;
  code: string;
  imports: string[];
  moduleIds: string[];
  isEntry: boolean;
};

/** What a page loads before anything is pressed, in KB of 1000 bytes with gzip, at most. */
const pages = { HomePage: 194.9, CategoryPage: 210.3, ProductPage: 216.1 };

/** How large each of those files may be. One that has grown is named: say why in the commit. */
const maxKilobytes: Record<string, number> = {
  Category: 12.5,
  'Category-Home': 1.1,
  'Category-Home-Product': 18,
  'Category-Product': 7.3,
  Home: 4.5,
  index: 45.3,
  mui: 20,
  Product: 20,
  react: 86.5,
  'rolldown-runtime': 1,
  styles: 36,
  theme: 4.4,
};

let chunks: Map<string, Chunk>;

beforeAll(async () => {
  // Vite builds for what the environment names; Vitest names itself.
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

/** The chunks that come with these, these among them. */
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
    // Without the hashes of other files' names: they change with each of them, and with them the size.
    kilobytes: gzipSync(code.replace(/-[\w-]{8}(?=\.(js|css))/g, '')).length / 1000,
  }));
}

describe.each(Object.entries(pages))('%s', (page, atMost) => {
  it('starts with few bytes', () => {
    const start = startOf(page);
    const sum = start.reduce((total, { kilobytes }) => total + kilobytes, 0);
    expect(sum).toBeLessThanOrEqual(atMost);
  });

  it('starts with no file that has grown', () => {
    const grown = startOf(page)
      .filter(({ name, kilobytes }) => !(kilobytes <= (maxKilobytes[name] ?? 0)))
      .map(
        ({ name, kilobytes }) =>
          `${name} has ${kilobytes.toFixed(2)} KB, at most ${maxKilobytes[name] ?? 0} were agreed on`,
      );
    expect(grown).toEqual([]);
  });
});
