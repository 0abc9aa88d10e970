import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { holdFirst } from '../mocks/holdCall.ts';
import { touchCards } from './touchCards.ts';

type Canvas = ReturnType<typeof within>;

const addM = { name: /^M(, only \d left)?: add Linen Camp Shirt to cart$/ };
const soldOutM = { name: 'M, sold out' };

/**
 * A customer adds both available units of the shirt's M from a card: wherever the shirt is shown, M
 * is sold out before the server has answered.
 */
export async function takeLastUnits(canvas: Canvas) {
  const { release } = holdFirst('/addtocart');
  await touchCards(canvas, 'Linen Camp Shirt');
  const [button] = await canvas.findAllByRole('button', addM);
  if (!button) throw new Error('M can’t be added');
  await userEvent.click(button);
  await userEvent.click(button);
  await waitFor(() => expect(canvas.queryByRole('button', addM)).not.toBeInTheDocument());
  for (const soldOut of canvas.getAllByRole('button', soldOutM)) {
    await expect(soldOut).toBeDisabled();
  }
  release();
  await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(canvas.queryByRole('button', addM)).not.toBeInTheDocument();
}
