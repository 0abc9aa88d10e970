import { basename } from 'node:path';
import { readSources, type Source } from './sources.ts';

/** What the stories of a component show of it. */
export type Coverage = {
  /** Path of the component. */
  component: string;
  states: number;
  behaviours: number;
  pointer: boolean;
  keyboard: boolean;
  /** The accessibility check runs on all of them. */
  axe: boolean;
  /** Whether a visitor can act on it: it has handlers of its own, or takes some. A page's are its features'. */
  acts: boolean;
  /** What of a page that loads something has no state. */
  unshown: string[];
};

// `type` clicks before it types.
const pointer = /\.(click|dblClick|hover|type|clear|selectOptions|upload|pointer)\(|fireEvent\./;
const keyboard = /\.(tab|keyboard)\(|\{Enter\}/;
const handler = /\bon(?!Load|Error)[A-Z]\w*\??:|\bon(Click|Change|Submit|KeyDown)=/;
const behaviour = "tags: ['behaviour']";
/** What can become of a page that loads something. */
const outcomes = { loading: /^Loading\b/, failed: /^\w*Failed\b/, offline: /^Offline\b/ };

/** A row for each component that has stories of its own. */
export function storyCoverage(): Coverage[] {
  const stories = readSources('stories');
  const components = readSources('src');
  return components
    .filter(({ path }) => /^src\/(ui|features|pages)\/.*[A-Z]\w*\.tsx$/.test(path))
    .map((component) => ({ component, own: storiesOf(component, stories) }))
    .filter(({ own }) => own.length > 0)
    .map(({ component: { path, text }, own }) => {
      const exports = own.flatMap((source) => source.text.split(/^export const /m).slice(1));
      const plays = withHelpers(own, stories);
      const loads = /Page\.tsx$/.test(path) && canFailToLoad(path, components);
      return {
        component: path,
        states: exports.filter((code) => !code.includes(behaviour)).length,
        behaviours: exports.filter((code) => code.includes(behaviour)).length,
        pointer: pointer.test(plays),
        keyboard: keyboard.test(plays),
        axe: !/a11y:/.test(plays),
        unshown: Object.entries(outcomes)
          .filter(([, name]) => loads && !exports.some((code) => name.test(code)))
          .map(([outcome]) => outcome),
        acts: !path.startsWith('src/pages/') && handler.test(text.replace(/^import .*$/gm, '')),
      };
    });
}

/** What a row lacks, in words. */
export function missing({ states, pointer, keyboard, axe, acts, unshown }: Coverage): string[] {
  return [
    ...unshown.map((outcome) => `the state “${outcome}”`),
    states === 0 && 'a state',
    acts && !pointer && 'a behaviour by pointer',
    acts && !keyboard && 'a behaviour by keyboard',
    !axe && 'the accessibility check',
  ].filter((lack) => lack !== false);
}

/** A page whose data may be missing shows what is said then, or is made of one that does. */
function canFailToLoad(path: string, components: Source[]): boolean {
  if (path.endsWith('/LoadError.tsx')) return true;
  const imports = components.find((one) => one.path === path)?.imports ?? [];
  return imports.some((one) => one.startsWith('src/pages/') && canFailToLoad(one, components));
}

/** Many stories of one component may part into files that begin with its name: `CartPageOrder`. */
function storiesOf({ path }: Source, stories: Source[]): Source[] {
  const beginning = path.replace(/^src/, 'stories').replace(/\.tsx$/, '');
  return stories.filter(
    (story) =>
      story.path.startsWith(beginning) &&
      /^([A-Z]\w*)?\.stories\.tsx$/.test(story.path.slice(beginning.length)),
  );
}

/** Their text and that of what they import from beside them: plays share their steps. */
function withHelpers(own: Source[], stories: Source[]): string {
  const imported = new Set(own.flatMap(({ imports }) => imports));
  const helpers = stories.filter(
    ({ path }) => imported.has(path) && /^[a-z]/.test(basename(path)) && !/\/mocks\//.test(path),
  );
  return [...own, ...helpers].map(({ text }) => text).join('\n');
}
