import { resolve } from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';

/**
 * TypeScript compiler with the whole project, started on first use. Its API is not stable yet:
 * `tests/unit/componentFacts.test.ts` checks that a new version still works.
 */
export class Compiler {
  #api: API | undefined;
  #project: Project | undefined;
  #changes: { created: string[]; changed: string[]; deleted: string[] } | undefined;

  /** Project in the current state of the files. */
  project(): Project {
    if (this.#project && !this.#changes) return this.#project;
    this.#api ??= new API();
    const fileChanges = this.#changes;
    this.#changes = undefined;
    const snapshot = this.#api.updateSnapshot({
      openProjects: [resolve('tsconfig.json')],
      ...(fileChanges && { fileChanges }),
    });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('The compiler has found no tsconfig.json');
    this.#project = project;
    return project;
  }

  noteChange(path: string, event: 'create' | 'update' | 'delete') {
    this.#changes ??= { created: [], changed: [], deleted: [] };
    this.#changes[kinds[event]].push(path);
  }

  close() {
    this.#api?.close();
    this.#api = undefined;
    this.#project = undefined;
  }
}

const kinds = { create: 'created', update: 'changed', delete: 'deleted' } as const;
