import { light } from './tokens.ts';

/** What is printed: paper is white in either scheme, whose own rule this outweighs. */
export const onPaper = {
  ':root, :root[data-color-scheme]': {
    '--mui-palette-secondary-main': light.accent,
    '--mui-palette-success-main': light.positive,
    '--mui-palette-warning-main': light.warning,
    '--mui-palette-error-main': light.negative,
    '--mui-palette-text-primary': light.ink,
    '--mui-palette-text-secondary': light.mutedInk,
    '--mui-palette-divider': light.hairline,
    '--mui-palette-background-default': light.raised,
    '--mui-palette-background-paper': light.raised,
  },
  img: { filter: 'none !important' },
};
