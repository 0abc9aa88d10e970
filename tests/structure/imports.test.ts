import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycle } from './findCycle.ts';
import { readSources, type Source } from './sources.ts';

/** Who may import whom (docs/decisions/0001-folders.md): a room and the rooms it may look into. */
const arrows: Record<string, string[]> = {
  contract: ['contract'],
  'src/lib': ['src/lib', 'contract'],
  'src/theme': ['src/theme'],
  'src/ui': ['src/ui', 'src/theme', 'src/lib'],
  'src/features': ['src/ui', 'src/lib', 'src/theme', 'contract'],
  'src/data': ['src/data', 'contract', 'src/lib'],
  'src/pages': ['src/pages', 'src/features', 'src/data', 'src/ui', 'src/lib', 'contract'],
  'src/app': ['src/app', 'src/pages', 'src/data', 'src/ui', 'src/theme', 'src/lib', 'contract'],
  'server/basics': ['contract'],
  'server/lib': ['server/lib', 'server/basics', 'contract'],
  'server/config': ['server/lib', 'server/basics', 'contract'],
  ...serverRoom('db'),
  ...serverRoom('mail'),
  ...serverRoom('print', 'mail'),
  ...serverRoom('payments'),
  ...serverRoom('storage'),
  ...serverRoom('security', 'db'),
  ...serverRoom('repositories', 'db'),
  ...serverRoom(
    'services',
    'repositories',
    'db',
    'mail',
    'print',
    'payments',
    'storage',
    'security',
  ),
  // A read without a rule goes past the services: one for it would only pass it on.
  ...serverRoom('http', 'services', 'repositories', 'storage', 'security'),
  ...serverRoom('routes', 'http', 'services', 'repositories', 'payments', 'storage', 'security'),
  'server/backup': ['server', 'contract'],
  server: ['server', 'contract', 'demo'],
  demo: ['demo', 'server', 'contract'],
};

function serverRoom(name: string, ...below: string[]): Record<string, string[]> {
  const rooms = [name, 'lib', 'basics', 'config', ...below].map((room) => `server/${room}`);
  return { [`server/${name}`]: [...rooms, 'contract'] };
}

/** What every room of the server may use. */
const serverBasics = ['server/errors.ts', 'server/paths.ts'];

/** What the browser app runs of the contract: schemas would bring their library along. */
const forTheBrowser = /^contract\/((limits|pages|paths)\.ts|rules\/)/;

const sources = ['contract', 'src', 'server', 'demo'].flatMap(readSources);

describe('imports', () => {
  it.each(Object.keys(arrows))('%s looks only where it may', (room) => {
    const wrong = sources.filter((s) => roomOf(s.path) === room).flatMap(wrongImports);
    expect(wrong).toEqual([]);
  });

  it('finds the rooms it judges', () => {
    for (const room of Object.keys(arrows)) {
      expect(sources.filter((s) => roomOf(s.path) === room).length, room).toBeGreaterThan(0);
    }
  });

  it('keeps SQL in the repositories', () => {
    const wrong = sources
      .filter(({ path }) => /^server\/(?!db\/|repositories\/)/.test(path))
      .filter(({ text }) => /from 'drizzle-orm(?!\/errors)/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it.each(['contract', 'src', 'server', 'demo', 'stories/mocks'])('%s has no circles', (folder) => {
    expect(findCycle(readSources(folder))).toEqual([]);
  });

  it('has no circle of folders among the services', () => {
    const services = readSources('server/services').filter(({ path }) => isService(path));
    expect(findCycle(joinFolders(services))).toEqual([]);
  });

  it('keeps one feature out of another', () => {
    const wrong = sources
      .filter((s) => roomOf(s.path) === 'src/features')
      .flatMap((s) =>
        s.imports
          .filter((i) => roomOf(i) === 'src/features' && featureOf(i) !== featureOf(s.path))
          .map((i) => `${s.path} imports ${i}`),
      );
    expect(wrong).toEqual([]);
  });

  it('runs nothing of the contract in the browser but limits, rules, paths and the heads of pages', () => {
    const wrong = sources
      .filter(({ path }) => path.startsWith('src/') || forTheBrowser.test(path))
      .flatMap((s) =>
        valueImports(s)
          .filter((target) => target.startsWith('contract/') && !forTheBrowser.test(target))
          .map((target) => `${s.path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('keeps libraries out of limits and rules', () => {
    const wrong = sources
      .filter(({ path }) => forTheBrowser.test(path))
      .flatMap((s) =>
        valueImports(s)
          .filter((target) => !target.startsWith('contract/'))
          .map((target) => `${s.path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('lets only the start import the demo shop, and nothing its drawing engine', () => {
    const wrong = sources
      .filter((s) => !s.path.startsWith('demo/'))
      .flatMap((s) =>
        s.imports
          .filter((i) => roomOf(i) === 'demo')
          .filter((i) => s.path !== 'server/shop.ts' || i.startsWith('demo/draw/'))
          .map((i) => `${s.path} imports ${i}`),
      );
    const engine = sources
      .filter((s) => s.path.startsWith('demo/') && !s.path.startsWith('demo/draw/'))
      .flatMap((s) => s.imports.filter((i) => i.startsWith('demo/draw/')));
    expect([...wrong, ...engine]).toEqual([]);
  });

  it('keeps sharp, and the memory that it takes, out of the process of the shop', () => {
    const reached = reachedFrom('server/serveBuilt.ts');
    expect(reached).toContain('server/services/pictures/pictureProcess.ts');
    expect(reached).not.toContain('sharp');
    expect(reachedFrom('server/services/pictures/pictureWorker.ts')).toContain('sharp');
  });

  it('lets nothing import stories or tests', () => {
    const wrong = sources.flatMap((s) =>
      s.imports.filter((i) => /^(stories|tests)\//.test(i)).map((i) => `${s.path} imports ${i}`),
    );
    expect(wrong).toEqual([]);
  });
});

function wrongImports({ path, imports }: Source): string[] {
  const room = roomOf(path);
  const allowed = [...(arrows[room] ?? []), ...(room === 'src/features' ? [room] : [])];
  return imports
    .filter((i) => !allowed.some((ok) => isIn(ok, roomOf(i))))
    .map((i) => `${path} imports ${i}`);
}

/** In a folder of its own subject; what stands above the folders works with several of them. */
function isService(path: string): boolean {
  return /^server\/services\/\w+\//.test(path);
}

/** Each folder as if it were one file. */
function joinFolders(files: Source[]): Source[] {
  return [...new Set(files.map(({ path }) => dirname(path)))].map((folder) => {
    const within = files.filter(({ path }) => dirname(path) === folder);
    const imports = within.flatMap((file) => file.imports.filter(isService).map(dirname));
    return { path: folder, text: '', imports: imports.filter((path) => path !== folder) };
  });
}

/** Who may import all of the server may import each of its rooms. */
function isIn(allowed: string, room: string): boolean {
  return room === allowed || (allowed === 'server' && room.startsWith('server/'));
}

/** What a file imports and runs, not its types: our own files by their path, packages by name. */
function valueImports({ path, text }: Source): string[] {
  const statement = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
  return [...text.matchAll(statement)].map(([, target = '']) =>
    target.startsWith('.') ? join(dirname(path), target) : target,
  );
}

/** What runs with a file: it, and what it imports at once or later, at any remove. */
function reachedFrom(start: string): string[] {
  const reached = new Set([start]);
  for (const path of reached) {
    const source = sources.find((each) => each.path === path);
    if (!source) continue;
    const later = [...source.text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, target = '']) =>
      target.startsWith('.') ? join(dirname(path), target) : target,
    );
    for (const target of [...valueImports(source), ...later]) reached.add(target);
  }
  return [...reached];
}

function roomOf(path: string): string {
  if (serverBasics.includes(path)) return 'server/basics';
  if (path === 'server/config.ts') return 'server/config';
  const [top = '', second = ''] = path.split('/');
  if (top === 'src') return `src/${second}`;
  return top === 'server' && !second.includes('.') ? `server/${second}` : top;
}

function featureOf(path: string): string | undefined {
  return path.split('/')[2];
}
