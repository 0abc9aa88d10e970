import { userEvent, type within } from 'storybook/test';

/** A card has its sizes from its first touch on: passes the pointer over all cards of a product. */
export async function touchCards(canvas: ReturnType<typeof within>, name: string) {
  const links = await canvas.findAllByRole('link', { name });
  for (const link of links) {
    if (link.closest('article')) await userEvent.hover(link);
  }
}
