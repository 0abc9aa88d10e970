import { basename, dirname, join } from 'node:path';
import { hasGuide } from '../../.storybook/guide.ts';
import { readSources, type Source } from './sources.ts';

/** Coverage of a component by its stories. */
type Coverage = {
  /** Path of the component. */
  component: string;
  states: number;
  behaviours: number;
  pointer: boolean;
  keyboard: boolean;
  /** True if the accessibility check runs on all of them. */
  axe: boolean;
  /** True if it has or takes event handlers. Pages count as none: their features have them. */
  acts: boolean;
  /** Outcomes of a page without a state. */
  missingStates: string[];
  /** True if its stories have a guide, so that it has a docs page. */
  page: boolean;
  /** Missing parts of the guide, and unknown component names in it. */
  unwritten: string[];
};

// `type` clicks before it types.
const pointer = /\.(click|dblClick|hover|type|clear|selectOptions|upload|pointer)\(|fireEvent\./;
const keyboard = /\.(tab|keyboard)\(|\{Enter\}/;
const handler = /\bon(?!Load|Error)[A-Z]\w*\??:|\bon(Click|Change|Submit|KeyDown)=/;
/** Returns true for the source of a story that plays, or inherits a play. */
export const isBehaviour = (code: string) =>
  /^ {2}(async )?play\b|^ {2}tags: \['behaviour'\]/m.test(code);
/** Components that draw nothing themselves: `ToastBar` draws the toasts. */
const unseen = ['FocusFallback', 'OnDemand', 'ToastProvider', 'WhenNear'];
/** Parts of a guide, each with the pattern of its beginning. */
const parts = {
  'when to use something else': /^ {6}instead: \{\s*\w/m,
  wording: /^ {6}content: \[\s*['"`]/m,
  'what is announced': /^ {6}announced: \[\s*['"`]/m,
};
/** Outcomes of a page, each with the name of its state. */
const outcomes = {
  ready: /^Ready\b/,
  empty: /^Empty\b/,
  loading: /^Loading\b/,
  failed: /^\w*Failed\b/,
  offline: /^Offline\b/,
};
type Outcome = keyof typeof outcomes;
/** Shown in place of an empty list. */
const emptyState = 'src/ui/EmptyState.tsx';
/** Pages that never have one of these outcomes, and the reason. */
const never: Partial<Record<Outcome, Record<string, string>>> = {
  ready: {
    BrokenPage: 'it replaces a page that fails',
    ErrorPage: 'it reports a failure',
    OfflinePage: 'it reports a lost connection',
    UnauthorizedPage: 'it reports a refusal',
  },
  empty: {
    OrderPage: 'one order, which is there or not found',
    ProductPage: 'one product, which is there or not found',
    ModifyProductPage: 'one product, which is there or not found',
    PreviewProductPage: 'one product, which is there or gone',
  },
};

/**
 * Returns true for a page, for a component with handlers or hooks, and for one with several users.
 * Rows, skeletons and wrappers are shown by the stories of their parent.
 */
export function needsStories({ path, text }: Source, sources: Source[]): boolean {
  const name = basename(path);
  if (/^Row|Skeleton\.tsx$/.test(name)) return false;
  const isOperated = /\bon[A-Z]\w*[?:=]|\buse[A-Z]\w*\(/.test(text.replace(/^import .*$/gm, ''));
  const users = sources.filter(
    (source) => source.text.includes(`/${name}'`) && !source.path.endsWith('Skeleton.tsx'),
  );
  return path.startsWith('src/pages/') || isOperated || users.length > 1;
}

/**
 * Returns the components that a file exports next to its own, as if each were a file of its own: a
 * small part of a component may have stories.
 */
export function exportedParts({ path, text, imports }: Source): Source[] {
  const exported = /^export (?:default )?function ([A-Z]\w*)[\s\S]*?^}$/gm;
  return [...text.matchAll(exported)]
    .filter(([, name]) => name !== basename(path, '.tsx'))
    .map(([code, name]) => ({ path: join(dirname(path), `${name}.tsx`), text: code, imports }));
}

/** Splits a file into its parts that have stories and the rest. */
function componentsOf(source: Source, stories: Source[]): Source[] {
  const parts = exportedParts(source).filter((part) => storiesOf(part, stories).length > 0);
  const rest = parts.reduce((text, part) => text.replace(part.text, ''), source.text);
  return [{ ...source, text: rest }, ...parts];
}

/** Returns a row for each component that has stories, or should have. */
export function storyCoverage(): Coverage[] {
  const stories = readSources('stories');
  const components = readSources('src');
  return components
    .filter(({ path }) => /^src\/(ui|features|pages)\/(.*\/)?[A-Z]\w*\.tsx$/.test(path))
    .flatMap((source) => componentsOf(source, stories))
    .map((component) => ({ component, own: storiesOf(component, stories) }))
    .filter(({ component, own }) => own.length > 0 || needsStories(component, components))
    .map(({ component: { path, text }, own }) => {
      const exports = own.flatMap((source) => source.text.split(/^export const /m).slice(1));
      const plays = withHelpers(own, stories);
      const outcomesHere = outcomesOf(path, components);
      return {
        component: path,
        states: exports.filter((code) => !isBehaviour(code)).length,
        behaviours: exports.filter(isBehaviour).length,
        pointer: pointer.test(plays),
        keyboard: keyboard.test(plays),
        axe: !/a11y:/.test(plays),
        missingStates: outcomesHere.filter(
          (outcome) => !exports.some((code) => outcomes[outcome].test(code)),
        ),
        acts: !path.startsWith('src/pages/') && handler.test(text.replace(/^import .*$/gm, '')),
        ...pageOf(path, own, components),
      };
    });
}

/** Lists in words what a row lacks. */
export function missing(row: Coverage): string[] {
  const { states, pointer, keyboard, axe, acts, missingStates, unwritten } = row;
  return [
    ...missingStates.map((outcome) => `the state “${outcome}”`),
    ...unwritten.map((part) => `“${part}” in its guide`),
    states === 0 && 'a state',
    acts && !pointer && 'a behaviour by pointer',
    acts && !keyboard && 'a behaviour by keyboard',
    !axe && 'the accessibility check',
  ].filter((lack) => lack !== false);
}

/** A component with several users must have a docs page; any other may have one. */
function pageOf(path: string, own: Source[], components: Source[]) {
  // The guide of the whole file: a single story's guide is on no page.
  const [text = ''] =
    own.find((story) => hasGuide.test(story.text))?.text.split(/^export default /m) ?? [];
  const users = components.filter(({ imports }) => imports.includes(path));
  const isShared =
    path.startsWith('src/ui/') && users.length > 1 && !unseen.includes(basename(path, '.tsx'));
  if (!text && !isShared) return { page: false, unwritten: [] };
  const instead = /^ {6}instead: \{([\s\S]*?)\}/m.exec(text)?.[1] ?? '';
  const named = [...instead.matchAll(/(?:^|,)\s*([A-Z]\w+):/g)].map(([, name = '']) => name);
  const names = components
    .flatMap((one) => [one, ...exportedParts(one)])
    .map((one) => basename(one.path, '.tsx'));
  return {
    page: Boolean(text),
    unwritten: [
      ...Object.keys(parts).filter((part) => !parts[part as keyof typeof parts].test(text)),
      ...named.filter((name) => !names.includes(name)),
    ],
  };
}

/** Returns the outcomes of a page, or of a layout that waits for the user. */
function outcomesOf(path: string, components: Source[]): Outcome[] {
  const name = basename(path, '.tsx');
  const imports = components.find((one) => one.path === path)?.imports ?? [];
  const isPage = /Page$/.test(name);
  const isGuard = /Layout$/.test(name) && imports.some((one) => /\/Require\w+\.tsx$/.test(one));
  const loads =
    (isPage && imports.includes('src/data/useUser.ts')) ||
    ((isPage || isGuard) && canFailToLoad(path, components));
  const here: Outcome[] = [
    ...(isPage ? (['ready'] as const) : []),
    ...(isPage && shows(emptyState, path, components) ? (['empty'] as const) : []),
    ...(loads ? (['loading', 'failed', 'offline'] as const) : []),
  ];
  return here.filter((outcome) => !never[outcome]?.[name]);
}

/** Returns true if a page or one of its parts imports a component. */
function shows(shown: string, path: string, components: Source[]): boolean {
  const imports = components.find((one) => one.path === path)?.imports ?? [];
  return imports.some(
    (one) =>
      one === shown || (/^src\/(pages|features)\//.test(one) && shows(shown, one, components)),
  );
}

/** Returns true if a page or one of its parts shows an error when its data fails to load. */
function canFailToLoad(path: string, components: Source[]): boolean {
  if (path.endsWith('/LoadError.tsx')) return true;
  const imports = components.find((one) => one.path === path)?.imports ?? [];
  return imports.some((one) => one.startsWith('src/pages/') && canFailToLoad(one, components));
}

/** A component with many stories may have several files: `CartPageOrder` belongs to `CartPage`. */
function storiesOf({ path }: Pick<Source, 'path'>, stories: Source[]): Source[] {
  const beginning = path.replace(/^src/, 'stories').replace(/\.tsx$/, '');
  return stories.filter(
    (story) =>
      story.path.startsWith(beginning) &&
      /^([A-Z]\w*)?\.stories\.tsx$/.test(story.path.slice(beginning.length)),
  );
}

/** Joins their text with that of their helpers, since plays share steps. */
function withHelpers(own: Source[], stories: Source[]): string {
  const imported = new Set(own.flatMap(({ imports }) => imports));
  const helpers = stories.filter(
    ({ path }) => imported.has(path) && /^[a-z]/.test(basename(path)) && !/\/mocks\//.test(path),
  );
  return [...own, ...helpers].map(({ text }) => text).join('\n');
}
