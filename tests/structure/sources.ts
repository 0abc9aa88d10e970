import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A source file and our files that it imports, as paths from the repository's root. */
export type Source = { path: string; text: string; imports: string[] };

const importPattern = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Reads every TypeScript file in a folder of the repository. */
export function readSources(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'utf8');
      return { path, text, imports: findImports(path, text) };
    });
}

function findImports(path: string, text: string): string[] {
  return [...text.matchAll(importPattern)].map(([, target = '']) =>
    normalize(join(dirname(path), target)),
  );
}
