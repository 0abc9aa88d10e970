import { userEvent, type within } from 'storybook/test';

/** Hovers over all cards of a product, because a card's sizes load on first contact. */
export async function touchCards(canvas: ReturnType<typeof within>, name: string) {
  const links = await canvas.findAllByRole('link', { name });
  for (const link of links) {
    if (link.closest('article')) await userEvent.hover(link);
  }
}
