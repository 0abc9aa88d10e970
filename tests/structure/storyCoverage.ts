import { basename } from 'node:path';
import { hasGuide } from '../../.storybook/guide.ts';
import { readSources, type Source } from './sources.ts';

/** What the stories of a component show of it. */
type Coverage = {
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
  /** What becomes of a page and has no state. */
  unshown: string[];
  /** Its stories have a guide, and so it has a page for designers. */
  page: boolean;
  /** What of the page nobody has written, or whom it names that is no component. */
  unwritten: string[];
};

// `type` clicks before it types.
const pointer = /\.(click|dblClick|hover|type|clear|selectOptions|upload|pointer)\(|fireEvent\./;
const keyboard = /\.(tab|keyboard)\(|\{Enter\}/;
const handler = /\bon(?!Load|Error)[A-Z]\w*\??:|\bon(Click|Change|Submit|KeyDown)=/;
const behaviour = "tags: ['behaviour']";
/** They draw nothing of their own; what a toast looks like is `ToastBar`'s. */
const unseen = ['FocusFallback', 'OnDemand', 'ToastProvider', 'WhenNear'];
/** The parts of a guide, each with what its beginning looks like. */
const parts = {
  'when to use something else': /^ {6}instead: \{\s*\w/m,
  wording: /^ {6}content: \[\s*['"`]/m,
  'what is announced': /^ {6}announced: \[\s*['"`]/m,
};
/** What can become of a page, by the name of the state that shows it. */
const outcomes = {
  ready: /^Ready\b/,
  empty: /^Empty\b/,
  loading: /^Loading\b/,
  failed: /^\w*Failed\b/,
  offline: /^Offline\b/,
};
type Outcome = keyof typeof outcomes;
/** What says that a list has nothing in it. */
const emptyState = 'src/ui/EmptyState.tsx';
/** The pages that one of these does not become, and why. */
const never: Partial<Record<Outcome, Record<string, string>>> = {
  ready: {
    BrokenPage: 'it is what a page that fails becomes',
    ErrorPage: 'it tells of a failure',
    OfflinePage: 'it tells of a lost connection',
    UnauthorizedPage: 'it tells of a refusal',
  },
  empty: {
    OrderPage: 'one order, which is there or not found',
    ProductPage: 'one product, which is there or not found',
    ModifyProductPage: 'one product, which is there or not found',
    PreviewProductPage: 'one product, which is there or gone',
  },
};

/**
 * A page, and what is operated or used by several. Rows, skeletons and wrappers are seen in the
 * stories of what they are part of.
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

/** A row for each component that has stories of its own, or should have. */
export function storyCoverage(): Coverage[] {
  const stories = readSources('stories');
  const components = readSources('src');
  return components
    .filter(({ path }) => /^src\/(ui|features|pages)\/(.*\/)?[A-Z]\w*\.tsx$/.test(path))
    .map((component) => ({ component, own: storiesOf(component, stories) }))
    .filter(({ component, own }) => own.length > 0 || needsStories(component, components))
    .map(({ component: { path, text }, own }) => {
      const exports = own.flatMap((source) => source.text.split(/^export const /m).slice(1));
      const plays = withHelpers(own, stories);
      const outcomesHere = outcomesOf(path, components);
      return {
        component: path,
        states: exports.filter((code) => !code.includes(behaviour)).length,
        behaviours: exports.filter((code) => code.includes(behaviour)).length,
        pointer: pointer.test(plays),
        keyboard: keyboard.test(plays),
        axe: !/a11y:/.test(plays),
        unshown: outcomesHere.filter(
          (outcome) => !exports.some((code) => outcomes[outcome].test(code)),
        ),
        acts: !path.startsWith('src/pages/') && handler.test(text.replace(/^import .*$/gm, '')),
        ...pageOf(path, own, components),
      };
    });
}

/** What a row lacks, in words. */
export function missing(row: Coverage): string[] {
  const { states, pointer, keyboard, axe, acts, unshown, unwritten } = row;
  return [
    ...unshown.map((outcome) => `the state “${outcome}”`),
    ...unwritten.map((part) => `“${part}” in its guide`),
    states === 0 && 'a state',
    acts && !pointer && 'a behaviour by pointer',
    acts && !keyboard && 'a behaviour by keyboard',
    !axe && 'the accessibility check',
  ].filter((lack) => lack !== false);
}

/** A component that several others share has a page; any other may have one. */
function pageOf(path: string, own: Source[], components: Source[]) {
  // Of all stories of the file: a story's own guide is on no page.
  const [text = ''] =
    own.find((story) => hasGuide.test(story.text))?.text.split(/^export default /m) ?? [];
  const users = components.filter(({ imports }) => imports.includes(path));
  const isShared =
    path.startsWith('src/ui/') && users.length > 1 && !unseen.includes(basename(path, '.tsx'));
  if (!text && !isShared) return { page: false, unwritten: [] };
  const instead = /^ {6}instead: \{([\s\S]*?)\}/m.exec(text)?.[1] ?? '';
  const named = [...instead.matchAll(/(?:^|,)\s*([A-Z]\w+):/g)].map(([, name = '']) => name);
  return {
    page: Boolean(text),
    unwritten: [
      ...Object.keys(parts).filter((part) => !parts[part as keyof typeof parts].test(text)),
      ...named.filter((name) => !components.some((one) => basename(one.path) === `${name}.tsx`)),
    ],
  };
}

/** What becomes of a page, or of a layout that is shown once it knows who asks for it. */
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

/** Whether a page shows a component, or is made of parts that do. */
function shows(shown: string, path: string, components: Source[]): boolean {
  const imports = components.find((one) => one.path === path)?.imports ?? [];
  return imports.some(
    (one) =>
      one === shown || (/^src\/(pages|features)\//.test(one) && shows(shown, one, components)),
  );
}

/** A page whose data may be missing shows what is said then, or is made of one that does. */
function canFailToLoad(path: string, components: Source[]): boolean {
  if (path.endsWith('/LoadError.tsx')) return true;
  const imports = components.find((one) => one.path === path)?.imports ?? [];
  return imports.some((one) => one.startsWith('src/pages/') && canFailToLoad(one, components));
}

/** Many stories of one component may part into files that begin with its name: `CartPageOrder`. */
export function storiesOf({ path }: Pick<Source, 'path'>, stories: Source[]): Source[] {
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
