import { expect, userEvent, type within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** Goes from wherever the shopper is to the linen shirt, by the category page. */
export async function openLinenShirt(canvas: Canvas) {
  const [women] = await canvas.findAllByRole('link', { name: 'Women' });
  if (women) await userEvent.click(women);
  await canvas.findByRole('heading', { level: 1, name: 'Women' });
  await userEvent.click(await canvas.findByRole('link', { name: 'Linen Camp Shirt' }));
  await canvas.findByRole('heading', { level: 1, name: 'Linen Camp Shirt' });
}

/** Adds a piece of the product that is open. */
export async function addToCart(canvas: Canvas, size: string) {
  await userEvent.click(await canvas.findByRole('radio', { name: size }));
  await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
}

/** The cart icon in the navbar says how many pieces there are. */
export async function expectInCart(canvas: Canvas, count: string) {
  await expect(await canvas.findByRole('link', { name: `Cart, ${count}` })).toBeVisible();
}

export async function openCart(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('link', { name: /^Cart, / }));
  await canvas.findByRole('heading', { level: 1, name: 'Cart' });
}

/** Presses Tab until the element has the focus: who can't use a pointer gets there too. */
export async function tabTo(element: HTMLElement) {
  for (let presses = 0; presses < 100 && element !== document.activeElement; presses++) {
    await userEvent.tab();
  }
  await expect(element).toHaveFocus();
}
