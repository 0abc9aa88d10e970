import { basename, dirname, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { readSources, type Source } from '../tests/structure/sources.ts';
import { Compiler } from './compiler.ts';
import { findTokens } from './findTokens.ts';
import { findMuiParts, type MuiPart } from './muiParts.ts';
import { findPropTypes, type PropType } from './propTypes.ts';

/** Facts about a component, read from its code, for its docs page. */
export type ComponentFacts = {
  name: string;
  path: string;
  isDefault: boolean;
  props: Record<string, PropType>;
  mui: MuiPart[];
  /** Names of used colour tokens and type styles. */
  tokens: string[];
  /** Names of components that use it. */
  usedIn: string[];
  /** Its layout, or that of a part in its folder, depends on the window's width. */
  changesWithWidth: boolean;
};

/** Component with attached facts. */
export type WithFacts = { facts?: ComponentFacts };

const isComponent = /\/src\/(?:ui|features|pages)\/(?:.*\/)?[A-Z]\w*\.tsx$/;
const nameOf = (path: string) => basename(path, '.tsx');

/** Vite plugin that sets `facts` on each component. */
export function componentFacts(): Plugin {
  let users: Map<string, string[]>;
  let sources: Source[];
  const compiler = new Compiler();
  return {
    name: 'component-facts',
    // Run before types are stripped.
    enforce: 'pre',
    buildStart() {
      sources = readSources('src');
      users = findUsers(sources);
    },
    watchChange(path, { event }) {
      compiler.noteChange(path, event);
    },
    closeBundle() {
      compiler.close();
    },
    transform(code, id) {
      const path = normalizePath(id);
      const name = nameOf(path);
      if (!isComponent.test(path) || !exports(code, name)) return;
      const facts: ComponentFacts = {
        name,
        path: relative('.', path),
        isDefault: new RegExp(`^export default .*\\b${name}\\b`, 'm').test(code),
        mui: findMuiParts(relative('.', path), sources),
        props: findPropTypes(compiler.project(), relative('.', path), name),
        tokens: findTokens(relative('.', path), sources),
        usedIn: users.get(name) ?? [],
        changesWithWidth: changesWithWidth(relative('.', path), sources),
      };
      return {
        code: `${code}\nObject.assign(${name}, { facts: ${JSON.stringify(facts)} });\n`,
        map: null,
      };
    },
  };
}

const exports = (code: string, name: string) =>
  new RegExp(`^export (default )?(const|function) ${name}\\b`, 'm').test(code);

/** Maps each component to the components and pages that import it, directly or by a helper file. */
function findUsers(sources: Source[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { path, imports } of sources) {
    if (!isComponent.test(`/${path}`)) continue;
    for (const used of new Set(imports.flatMap((one) => [one, ...renderedBy(one, sources)])))
      users.set(nameOf(used), [...(users.get(nameOf(used)) ?? []), nameOf(path)]);
  }
  return users;
}

/** Components rendered by a helper file, such as grid columns. */
function renderedBy(path: string, sources: Source[]): string[] {
  if (isComponent.test(`/${path}`) || !path.endsWith('.tsx')) return [];
  const { imports = [] } = sources.find((one) => one.path === path) ?? {};
  return imports.flatMap((one) => [one, ...renderedBy(one, sources)]);
}

const byWidth = /\b(xs|sm|md|lg|xl): |breakpoints\.|useMediaQuery|\((min|max)-width|@container/;

function changesWithWidth(path: string, sources: Source[]): boolean {
  const source = sources.find((one) => one.path === path);
  if (!source) return false;
  const parts = source.imports.filter((part) => dirname(part) === dirname(path));
  return byWidth.test(source.text) || parts.some((part) => changesWithWidth(part, sources));
}
