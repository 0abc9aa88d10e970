import type { ReactNode } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

/** Link from a docs page to a story or docs page; plain text without a target. */
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

/** Stories and pages whose ids match the ending, in any group. */
export function entriesLike(ending: RegExp): Entry[] {
  const entries = Object.values(preview()?.storyStoreValue?.storyIndex.entries ?? {});
  return entries.filter(({ id }) => ending.test(`-${id}`));
}

/** Globals set in the toolbar. */
export function toolbarGlobals(): Record<string, unknown> {
  return preview()?.storyStoreValue?.userGlobals.get() ?? {};
}

/** Loads a story by id, with globals and component. */
export function loadStory(storyId: string): Promise<PreparedStory> | undefined {
  return preview()?.loadStory({ storyId });
}

/** URL of a component's docs page, or else of its first story. */
export function toDocs(component: string): string | undefined {
  const ofIt = entriesLike(new RegExp(`-${component.toLowerCase()}--`));
  const found = ofIt.find(({ type }) => type === 'docs') ?? ofIt[0];
  return found && `${found.type}/${found.id}`;
}
