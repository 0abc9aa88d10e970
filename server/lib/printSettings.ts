import Type from 'typebox';

/** Settings of what is put on paper; `config.ts` checks and documents them. */
export const printSettings = {
  /** What a tax office wants to read of the shop; without it, its url and email. */
  SELLER: Type.Optional(
    Type.String({
      maxLength: 500,
      description: 'up to 500 characters, with | between lines: Hemline Lda|Rua do Almada 12|…',
    }),
  ),
  PAPER: Type.Enum(['A4', 'Letter'], { default: 'A4', description: '"A4" or "Letter"' }),
  /** For names in scripts that the shop's own typefaces lack. */
  PRINT_FONTS: Type.Optional(
    Type.String({
      pattern: '^[^,]+\\.(ttf|otf|woff)(,[^,]+\\.(ttf|otf|woff))*$',
      description: 'font files (.ttf, .otf, .woff) with commas between',
    }),
  ),
};
