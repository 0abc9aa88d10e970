import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './sources.ts';

/** Each folder and the folders it may import from (docs/decisions/0001-folders.md). */
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
  // A read without a rule skips the services: one would only forward the call.
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

/** Files that every folder of the server may import. */
const serverBasics = ['server/errors.ts', 'server/paths.ts'];

/** Every folder has texts. */
const translates = 'contract/i18n.ts';

/** Parts of the contract that run in the browser: schemas would bring their library with them. */
const forTheBrowser =
  /^contract\/((limits|pages|paths|adminPaths|catalogues|i18n|languages|messageFormat)\.ts|rules\/)/;

const sources = ['contract', 'src', 'server', 'demo'].flatMap(readSources);

describe('imports', () => {
  it.each(Object.entries(arrows))('%s imports only from its allowed folders', (room, allowed) => {
    const rooms = room === 'src/features' ? [...allowed, room] : allowed;
    expect(
      importsOf(
        (path) => roomOf(path) === room,
        (target) => target !== translates && !rooms.some((ok) => isIn(ok, roomOf(target))),
      ),
      `${room} may import from ${allowed.join(', ')} alone: move the code, or pass it in as a prop or parameter (docs/decisions/0001-folders.md)`,
    ).toEqual([]);
  });

  it('include every checked folder', () => {
    const empty = Object.keys(arrows).filter(
      (room) => !sources.some((s) => roomOf(s.path) === room),
    );
    expect(empty, 'Remove these rooms from `arrows`: they have no file').toEqual([]);
  });

  it('keep SQL in the repositories', () => {
    const wrong = sources
      .filter(({ path }) => /^server\/(?!db\/|repositories\/)/.test(path))
      .filter(({ text }) => /from 'drizzle-orm(?!\/errors)/.test(text));
    expect(
      wrong.map(({ path }) => path),
      'Move the queries of these files into server/repositories',
    ).toEqual([]);
  });

  it.each(['contract', 'src', 'server', 'demo', 'stories/mocks'])('%s has no cycles', (folder) => {
    expect(
      findCycle(readSources(folder)),
      'These files import each other in a cycle: move what they share into a file of its own',
    ).toEqual([]);
  });

  it('form no cycle of folders in the services', () => {
    const services = readSources('server/services').filter(({ path }) => isService(path));
    expect(
      findCycle(joinFolders(services)),
      'These folders import each other in a cycle: move what they share into one of them, or into contract/rules',
    ).toEqual([]);
  });

  it('never connect two features', () => {
    const isFeature = (path: string) => roomOf(path) === 'src/features';
    expect(
      importsOf(
        isFeature,
        (target, path) => isFeature(target) && featureOf(target) !== featureOf(path),
      ),
      'Compose the two features in a page, or move what both need into src/ui or src/lib',
    ).toEqual([]);
  });

  it('load nothing of the contract in the browser except limits, rules, paths and page heads', () => {
    expect(
      importsOf(
        (path) => path.startsWith('src/') || forTheBrowser.test(path),
        (target) => target.startsWith('contract/') && !forTheBrowser.test(target),
        valueImports,
      ),
      'Import the type alone, or move the value into contract/limits.ts or contract/rules',
    ).toEqual([]);
  });

  it('keep libraries out of limits and rules', () => {
    expect(
      importsOf(
        (path) => forTheBrowser.test(path) && path !== 'contract/catalogues.ts',
        (target) => !target.startsWith('contract/'),
        valueImports,
      ),
      'Keep contract/limits.ts and contract/rules free of libraries: they run in every browser',
    ).toEqual([]);
  });

  it('keep state out of the rules', () => {
    const known = ['countries', 'money'].map((name) => `contract/rules/${name}.ts`);
    const wrong = sources
      .filter(({ path }) => path.startsWith('contract/rules/') && !known.includes(path))
      .filter(({ text }) => /^(export )?let /m.test(text));
    expect(
      wrong.map(({ path }) => path),
      'Pass the changing value to these rules as a parameter: a rule keeps no state',
    ).toEqual([]);
  });

  it('keep React and the DOM out of src/lib', () => {
    const wrong = sources
      .filter(({ path }) => path.startsWith('src/lib/'))
      .filter(
        (source) =>
          valueImports(source).some((target) => /^(react|@mui|@emotion)\b/.test(target)) ||
          /\b(document|window|navigator|localStorage|sessionStorage)\./.test(source.text),
      );
    expect(
      wrong.map(({ path }) => path),
      'Move these files to src/data, src/ui or src/app: src/lib is free of React and the DOM',
    ).toEqual([]);
  });

  it('reach the demo shop from the start only, and never its drawing engine', () => {
    const isEngine = (path: string) => path.startsWith('demo/draw/');
    expect(
      importsOf(
        (path) => !isEngine(path),
        (target, path) =>
          isEngine(target) ||
          (roomOf(target) === 'demo' && roomOf(path) !== 'demo' && path !== 'server/shop.ts'),
      ),
      'Only server/shop.ts may import the demo shop, and nothing its drawing engine (demo/draw)',
    ).toEqual([]);
  });

  it('keep sharp, with its memory, out of the shop’s process', () => {
    const reached = reachedFrom('server/serveBuilt.ts');
    expect(reached).toContain('server/services/pictures/pictureProcess.ts');
    expect(reached, 'Leave sharp to the picture process: import it there').not.toContain('sharp');
    expect(reachedFrom('server/services/pictures/pictureWorker.ts')).toContain('sharp');
  });

  it('run the built programs with `dependencies` only, and need all of them', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const build = readFileSync('server/build.mjs', 'utf8');
    const programs = [...build.matchAll(/source\('(.+)'\)/g)].map(([, path = '']) => path);
    const missing = programs
      .flatMap(reachedFrom)
      .filter((path) => !/^(contract|demo|server)\/|^node:/.test(path))
      .map((path) => path.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? path)
      .filter((name) => !(name in dependencies));
    expect(missing, 'Move these packages to dependencies in package.json').toEqual([]);
    const onServer = sources.filter(({ path }) => !/^(src|demo\/draw)\//.test(path));
    const needless = Object.keys(dependencies).filter(
      (name) => !onServer.some(({ text }) => new RegExp(`['\`]${name}['\`/]`).test(text)),
    );
    expect(needless, 'Move these packages to devDependencies in package.json').toEqual([]);
  });

  it('never reach stories or tests', () => {
    expect(
      importsOf(
        () => true,
        (target) => /^(stories|tests)\//.test(target),
      ),
      'Move what these files need out of stories and tests',
    ).toEqual([]);
  });
});

/** Returns `FILE imports TARGET` for each wrong import of these files. */
function importsOf(
  isChecked: (path: string) => boolean,
  isWrong: (target: string, path: string) => boolean,
  targets: (source: Source) => string[] = ({ imports }) => imports,
): string[] {
  return sources
    .filter(({ path }) => isChecked(path))
    .flatMap((source) =>
      targets(source)
        .filter((target) => isWrong(target, source.path))
        .map((target) => `${source.path} imports ${target}`),
    );
}

/** True inside a subject's folder: files above the folders may use several subjects. */
function isService(path: string): boolean {
  return /^server\/services\/\w+\//.test(path);
}

function joinFolders(files: Source[]): Source[] {
  return [...new Set(files.map(({ path }) => dirname(path)))].map((folder) => {
    const within = files.filter(({ path }) => dirname(path) === folder);
    const imports = within.flatMap((file) => file.imports.filter(isService).map(dirname));
    return { path: folder, text: '', imports: imports.filter((path) => path !== folder) };
  });
}

/** `server` allows each folder of the server. */
function isIn(allowed: string, room: string): boolean {
  return room === allowed || (allowed === 'server' && room.startsWith('server/'));
}

/** Imports of values, without types: our files by path, packages by name. */
function valueImports({ path, text }: Source): string[] {
  const statement = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
  return [...text.matchAll(statement)].map(([, target = '']) =>
    target.startsWith('.') ? join(dirname(path), target) : target,
  );
}

/** Returns a file with everything that it imports, statically or on demand, directly or not. */
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

/** Returns the files of an import cycle, with the first one again at the end, or an empty list. */
function findCycle(sources: Source[]): string[] {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]));
  const done = new Set<string>();

  function visit(path: string, trail: string[]): string[] {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) return [...trail.slice(seenAt), path];
    if (done.has(path)) return [];
    for (const next of importsOf.get(path) ?? []) {
      const cycle = visit(next, [...trail, path]);
      if (cycle.length > 0) return cycle;
    }
    done.add(path);
    return [];
  }

  for (const { path } of sources) {
    const cycle = visit(path, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
