import { resolve } from 'node:path';
import { API, type Project } from 'typescript/unstable/sync';

/**
 * TypeScript's own compiler with the whole project in it, started when it is first asked. Its API is
 * not promised yet: `tests/unit/componentFacts.test.ts` says whether a new version still answers.
 */
export class Compiler {
  #api: API | undefined;
  #project: Project | undefined;
  #changes: { created: string[]; changed: string[]; deleted: string[] } | undefined;

  /** As the files are now. */
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
