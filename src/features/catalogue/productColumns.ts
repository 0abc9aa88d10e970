/** How wide a picture in one of the columns is: the window less margins and gaps, by their number. */
export const productColumnSizes =
  '(min-width: 1440px) 330px, (min-width: 1200px) calc(25vw - 30px), (min-width: 600px) calc(33.3vw - 27px), calc(50vw - 24px)';

/** How many of `count` products would begin a last row of three and not fill it. */
export function leftOver(count: number): number {
  return count > 3 ? count % 3 : 0;
}
