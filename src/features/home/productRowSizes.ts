/** How wide a picture in a `ProductRow` is, as the attribute `sizes` has it. */
export const productRowSizes =
  '(min-width: 1440px) 330px, (min-width: 1200px) calc(25vw - 30px), (min-width: 600px) max(220px, 31vw - 15px), max(200px, 62vw - 20px)';
