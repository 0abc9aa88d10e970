/** Readers of product feeds, and the files that they get. */
export const feedTargets = ['google', 'meta', 'pinterest', 'openai'] as const;
export type FeedTarget = (typeof feedTargets)[number];

export const feedFiles = {
  google: { label: 'Google Merchant Center', file: 'google.xml' },
  meta: { label: 'Meta (Facebook, Instagram)', file: 'meta.csv' },
  pinterest: { label: 'Pinterest', file: 'pinterest.csv' },
  openai: { label: 'OpenAI (ChatGPT)', file: 'openai.csv' },
} satisfies Record<FeedTarget, { label: string; file: string }>;
