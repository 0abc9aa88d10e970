/** The colours of `src/theme/tokens.ts` that a mail needs; a test holds the two together. */
type MailColors = Record<'paper' | 'raised' | 'ink' | 'mutedInk' | 'hairline' | 'accent', string>;

export const light: MailColors = {
  paper: '#FAF8F4',
  raised: '#FFFFFF',
  ink: '#1B1A17',
  mutedInk: '#625E56',
  hairline: '#E4DFD6',
  accent: '#8F3B1B',
};

export const dark: MailColors = {
  paper: '#161513',
  raised: '#1F1E1B',
  ink: '#F3EFE8',
  mutedInk: '#B0AAA0',
  hairline: '#37342F',
  accent: '#E39A76',
};
