/**
 * Guide of a component, `parameters.guide` of its stories: facts for its docs page that neither
 * code nor stories contain. Components with a guide have a docs page.
 */
export type Guide = {
  /** Alternatives by component name, and when to use them. */
  instead: Record<string, string>;
  /** Length and wording of its texts. */
  content: readonly [string, ...string[]];
  /** Screen reader announcements. */
  announced: readonly [string, ...string[]];
};

/** Matches story files with a guide. */
export const hasGuide = /^ {4}guide: \{$/m;
