import type { ReactNode } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

/** A link from a docs page to a story or a page of Storybook, or just its words where there is none. */
export function TopLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return children;
  return (
    <a href={`./?path=/${to}`} target="_top">
      {children}
    </a>
  );
}

type Entry = { id: string; title: string; name: string; type: 'docs' | 'story' };
type Preview = {
  storyStoreValue?: {
    storyIndex: { entries: Record<string, Entry> };
    userGlobals: { get: () => Record<string, unknown> };
  };
  loadStory: (story: { storyId: string }) => Promise<PreparedStory>;
};

const preview = () => (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;

/** All stories and pages whose ids end so, whatever group they stand in. */
export function entriesLike(ending: RegExp): Entry[] {
  const entries = Object.values(preview()?.storyStoreValue?.storyIndex.entries ?? {});
  return entries.filter(({ id }) => ending.test(`-${id}`));
}

/** What the toolbar says. */
export function toolbarGlobals(): Record<string, unknown> {
  return preview()?.storyStoreValue?.userGlobals.get() ?? {};
}

/** A story with its globals and its component, by its id. */
export function loadStory(storyId: string): Promise<PreparedStory> | undefined {
  return preview()?.loadStory({ storyId });
}

/** Where the page of a component is, or else its first story. */
export function toDocs(component: string): string | undefined {
  const ofIt = entriesLike(new RegExp(`-${component.toLowerCase()}--`));
  const found = ofIt.find(({ type }) => type === 'docs') ?? ofIt[0];
  return found && `${found.type}/${found.id}`;
}
