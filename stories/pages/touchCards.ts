import { userEvent, type within } from 'storybook/test';

/** Hovers over all cards of a product, as a card's sizes load at the first touch. */
export async function touchCards(canvas: ReturnType<typeof within>, name: string) {
  const links = await canvas.findAllByRole('link', { name });
  for (const link of links) {
    if (link.closest('article')) await userEvent.hover(link);
  }
}
