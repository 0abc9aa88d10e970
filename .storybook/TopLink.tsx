import type { ReactNode } from 'react';

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
type Preview = { storyStoreValue?: { storyIndex: { entries: Record<string, Entry> } } };

/** All stories and pages whose ids end so, whatever group they stand in. */
export function entriesLike(ending: RegExp): Entry[] {
  const { storyStoreValue } =
    (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__ ?? {};
  const entries = Object.values(storyStoreValue?.storyIndex.entries ?? {});
  return entries.filter(({ id }) => ending.test(`-${id}`));
}

/** Where the page of a component is, or else its first story. */
export function toDocs(component: string): string | undefined {
  const ofIt = entriesLike(new RegExp(`-${component.toLowerCase()}--`));
  const found = ofIt.find(({ type }) => type === 'docs') ?? ofIt[0];
  return found && `${found.type}/${found.id}`;
}
