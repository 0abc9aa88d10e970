/** Output of `storybook build --stats-json`: each module and its importers. */
export type Stats = {
  modules: readonly { name: string; reasons?: readonly { moduleName: string }[] }[];
};

/** Story files that a change may affect, or the file that affects all. */
type Reach = { files: ReadonlySet<string> } | { everywhere: string };

/**
 * Files that affect every story though no module imports them: versions, settings and static files.
 */
const behindAll = /^(package-lock\.json|tsconfig\.json|(public|demo\/pictures|\.storybook)\/)/;
/** Storybook's own interface: sidebar, story frames, docs pages, and its tests. */
const behindNone =
  /^\.storybook\/(groups|guide|brandTheme|manager|manager-head|findTokens|compiler|propTypes|muiParts)\./;

/** Modules that the preview loads for some stories only. */
const loadedWith: Record<string, RegExp> = {
  './.storybook/mockTheShop.ts': /^\.\/stories\/(pages|flows)\//,
  './.storybook/ComponentDocs.tsx': /^$/,
  './.storybook/BrandDocs.tsx': /^$/,
};
const preview = './.storybook/preview.tsx';
/** The mocks' workers, which no module imports. */
const workers = /^\.storybook\/public\/.*/;

/**
 * Finds the stories that import changed files, directly or not.
 * @param changed as git names them
 * @param graphs of both sides, as a file may be in one only
 * @param storyFiles as Storybook's index names them
 */
export function findAffectedStories(
  changed: readonly string[],
  graphs: readonly Stats[],
  storyFiles: readonly string[],
): Reach {
  const importers = new Map<string, string[]>();
  for (const { name, reasons = [] } of graphs.flatMap(({ modules }) => modules)) {
    const known = importers.get(name) ?? [];
    importers.set(name, [...known, ...reasons.map(({ moduleName }) => moduleName)]);
  }
  const files = new Set<string>();
  for (const file of changed) {
    const path = `./${file.replace(workers, '.storybook/mockTheShop.ts')}`;
    const isModule = importers.has(path);
    if (!isModule && behindAll.test(file) && !behindNone.test(file)) return { everywhere: file };
    for (const module of isModule ? modulesAbove(path, importers) : []) {
      if (module === preview) return { everywhere: file };
      for (const story of storyFiles) {
        if (story === module || loadedWith[module]?.test(story)) files.add(story);
      }
    }
  }
  return { files };
}

/** The module and its importers, up to modules that only some stories load. */
function modulesAbove(module: string, importers: ReadonlyMap<string, string[]>): Set<string> {
  const found = new Set([module]);
  for (const one of found) {
    if (loadedWith[one]) continue;
    for (const importer of importers.get(one) ?? []) found.add(importer);
  }
  return found;
}
