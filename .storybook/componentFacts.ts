import { basename, dirname, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { readSources, type Source } from '../tests/structure/sources.ts';
import { Compiler } from './compiler.ts';
import { findTokens } from './findTokens.ts';
import { findPropTypes, type PropType } from './propTypes.ts';

/** What a component's page says of it, read from the code. */
type ComponentFacts = {
  props: Record<string, PropType>;
  /** Names of colours, as the tokens have them, and of the theme's type styles. */
  tokens: string[];
  /** The components that it is a part of, by name. */
  usedIn: string[];
  /** It, or a part of it from its own folder, looks otherwise in a window of another width. */
  changesWithWidth: boolean;
};

/** A component that Storybook knows facts of. */
export type WithFacts = { facts?: ComponentFacts };

const isComponent = /\/src\/(?:ui|features|pages)\/(?:.*\/)?[A-Z]\w*\.tsx$/;
const nameOf = (path: string) => basename(path, '.tsx');

/** Hangs its facts on each component, as `facts`, where it is defined. */
export function componentFacts(): Plugin {
  let users: Map<string, string[]>;
  let sources: Source[];
  const compiler = new Compiler();
  return {
    name: 'component-facts',
    // Before types are taken away.
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

/** By the name of a component, the components and pages whose files import it, or a file of theirs that does. */
function findUsers(sources: Source[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { path, imports } of sources) {
    if (!isComponent.test(`/${path}`)) continue;
    for (const used of new Set(imports.flatMap((one) => [one, ...broughtBy(one, sources)])))
      users.set(nameOf(used), [...(users.get(nameOf(used)) ?? []), nameOf(path)]);
  }
  return users;
}

/** What a file beside components shows, as the columns of a grid: `orderColumns.tsx`. */
function broughtBy(path: string, sources: Source[]): string[] {
  if (isComponent.test(`/${path}`) || !path.endsWith('.tsx')) return [];
  const { imports = [] } = sources.find((one) => one.path === path) ?? {};
  return imports.flatMap((one) => [one, ...broughtBy(one, sources)]);
}

const byWidth = /\b(xs|sm|md|lg|xl): |breakpoints\.|useMediaQuery|\((min|max)-width|@container/;

function changesWithWidth(path: string, sources: Source[]): boolean {
  const source = sources.find((one) => one.path === path);
  if (!source) return false;
  const parts = source.imports.filter((part) => dirname(part) === dirname(path));
  return byWidth.test(source.text) || parts.some((part) => changesWithWidth(part, sources));
}
