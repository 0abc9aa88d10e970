/**
 * Texts that promise something, which `wording` of `config.js` may replace. Their defaults are
 * beside their use, so that no page loads those of another.
 */
export type Wording = {
  /** Home page; a block without a heading is left out. */
  bannerLine?: string;
  clothHeading?: string;
  clothText?: string;
  noteHeading?: string;
  noteText?: string;
  nextCollection?: string;
  /** About page; one language alone is enough. */
  story?: string;
  storyRussian?: string;
  /** Left out if empty. */
  contacts?: string;
  delivery?: string;
  returns?: string;
  sizeGuide?: string;
};
