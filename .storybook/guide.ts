/**
 * What the page of a component says that neither its code nor its stories do, as `parameters.guide`
 * of its stories. A component has a page where there is one.
 */
export type Guide = {
  /** What else there is, by the name of the component, and when that is the better choice. */
  instead: Record<string, string>;
  /** How long its texts are, and how they are worded. */
  content: readonly [string, ...string[]];
  /** What a screen reader says of it, and when. */
  announced: readonly [string, ...string[]];
};

/** Whether a file of stories has one. */
export const hasGuide = /^ {4}guide: \{$/m;
