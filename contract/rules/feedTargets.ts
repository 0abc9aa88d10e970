/** Consumers of product feeds, and their files. */
export const feedTargets = ['google', 'meta', 'pinterest', 'openai'] as const;
export type FeedTarget = (typeof feedTargets)[number];

export const feedFiles = {
  google: { label: 'Google Merchant Center', file: 'google.xml' },
  meta: { label: 'Meta (Facebook, Instagram)', file: 'meta.csv' },
  pinterest: { label: 'Pinterest', file: 'pinterest.csv' },
  openai: { label: 'OpenAI (ChatGPT)', file: 'openai.csv' },
} satisfies Record<FeedTarget, { label: string; file: string }>;
