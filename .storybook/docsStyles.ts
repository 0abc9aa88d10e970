import {
  dark,
  displayFont,
  figures,
  light,
  type Palette,
  radius,
  textFont,
  touchTarget,
} from '../src/theme/tokens.ts';

/** Shop colour on a docs page, in the page's scheme; light on a standalone page. */
export const docsColour = (name: keyof Palette) => `var(--docs-${name}, ${light[name]})`;

/** Overrides and additions to Storybook's docs styles. */
export function docsStyles(scheme: 'light' | 'dark'): string {
  const palette = scheme === 'dark' ? dark : light;
  const colours = Object.entries(palette).map(([name, value]) => `--docs-${name}: ${value};`);
  return `
    .brand-docs {
      ${colours.join(' ')}
      color-scheme: ${scheme};
      color: ${palette.ink};
      font-family: ${textFont};
      font-variant-numeric: ${figures.text};
    }
    .sbdocs-wrapper .sbdocs-content :is(h1, h2, h3) {
      font-family: ${displayFont};
      font-variant-numeric: ${figures.display};
      font-weight: 500;
      overflow-wrap: anywhere;
    }
    .sbdocs-wrapper .sbdocs-content :is(h1, h2, h3) a { font: inherit; }
    .sbdocs-wrapper .sbdocs-content h1 { font-size: 40px; line-height: 1.15; }
    .sbdocs-wrapper .sbdocs-content h2 { margin-block: 40px 12px; font-size: 28px; line-height: 1.2; }
    .sbdocs-wrapper .sbdocs-content h3 { margin-block: 24px 8px; font-size: 20px; line-height: 1.3; }
    /* Storybook stripes table rows regardless of the theme. */
    .sbdocs-wrapper .sbdocs-content tr:nth-of-type(2n) { background: ${palette.paper}; }
    /* Tables scroll within their box, so that the page never scrolls sideways. */
    .sbdocs-content table:not(.docblock-argstable) {
      display: block;
      width: fit-content;
      max-width: 100%;
      overflow-x: auto;
    }
    .sbdocs-content .scrolls { overflow-x: auto; }
    /* Leave a pixel at each side for the table's outline. */
    .sbdocs-content .scrolls table.docblock-argstable { width: calc(100% - 2px); }
    .sbdocs-content :not(pre) > code { white-space: normal; overflow-wrap: anywhere; }
    .sbdocs-content :is(td, th) code { overflow-wrap: normal; }
    .sbdocs-wrapper .sbdocs-content .brand-docs pre {
      margin-block: 16px;
      padding: 16px;
      border: 1px solid ${palette.hairline};
      overflow-x: auto;
      font-size: 13px;
      line-height: 1.5;
    }
    .sbdocs-wrapper .sbdocs-content .brand-docs .docblock-source pre { margin-block: 0; border: 0; }
    /* Storybook prints union members without separators. */
    .docblock-argstable td > div > div > span + span::before { content: '| '; }
    .brand-docs :focus-visible { outline: 2px solid ${palette.accent}; outline-offset: 2px; }
    .brand-docs .docs-button, .brand-docs .docs-field {
      min-height: ${touchTarget}px;
      box-sizing: border-box;
      border-radius: ${radius}px;
      font: inherit;
    }
    .brand-docs .docs-button {
      padding: 8px 24px;
      border: 0;
      background: ${palette.ink};
      color: ${palette.paper};
      font-weight: 600;
      cursor: pointer;
    }
    .brand-docs .docs-field {
      width: 100%;
      padding: 8px 12px;
      border: 1px solid ${palette.mutedInk};
      background: ${palette.raised};
      color: ${palette.ink};
    }
    .brand-docs .docs-field::placeholder { color: ${palette.mutedInk}; opacity: 1; }
  `;
}
