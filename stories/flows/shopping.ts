import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** Goes from wherever the shopper is to the linen shirt, by the category page. */
export async function openLinenShirt(canvas: Canvas) {
  const [women] = await canvas.findAllByRole('link', { name: 'Women' });
  if (women) await userEvent.click(women);
  await canvas.findByRole('heading', { level: 1, name: 'Women' });
  await userEvent.click(await canvas.findByRole('link', { name: 'Linen Camp Shirt' }));
  await canvas.findByRole('heading', { level: 1, name: 'Linen Camp Shirt' });
}

/** Adds a unit of the product that is open. */
export async function addToCart(canvas: Canvas, size: string) {
  await userEvent.click(await canvas.findByRole('radio', { name: size }));
  await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
}

/** The cart icon in the navbar says how many units there are. */
export async function expectInCart(canvas: Canvas, count: string) {
  await expect(await canvas.findByRole('link', { name: `Cart, ${count}` })).toBeVisible();
}

/** The cart's page: by the bag, which on a wide window opens the drawer first. */
export async function openCart(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('link', { name: /^Cart, / }));
  if (window.innerWidth >= 900) {
    const drawer = within(await screen.findByRole('dialog', { name: 'Cart' }));
    await userEvent.click(await drawer.findByRole('link', { name: 'View cart' }));
  }
  await canvas.findByRole('heading', { level: 1, name: 'Cart' });
}

/** Presses Tab until the element has the focus: who can't use a pointer gets there too. */
export async function tabTo(element: HTMLElement) {
  for (let presses = 0; presses < 100 && element !== document.activeElement; presses++) {
    await userEvent.tab();
  }
  await waitFor(() => expect(element).toHaveFocus());
}

export const contact = {
  fullName: 'Anna Maria Souza',
  email: 'anna@example.test',
  phone: '912345678',
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
};

/** Fills the order form, whatever it was filled with; a plain server’s asks for no name. */
export async function fillOrderForm(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'Contact and delivery' });
  const name = canvas.queryByRole('textbox', { name: 'Full name' });
  const email = canvas.getByRole('textbox', { name: 'Email' });
  const phone = canvas.getByRole('textbox', { name: /^Phone/ });
  const address = canvas.getByRole('textbox', { name: 'Delivery address' });
  for (const field of [email, phone, address]) await userEvent.clear(field);
  if (name) {
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste(contact.fullName);
  }
  await userEvent.click(email);
  await userEvent.paste(contact.email);
  await userEvent.type(phone, contact.phone);
  await userEvent.click(address);
  await userEvent.paste(contact.address);
}

/** What was typed is in the order form again. */
export async function expectOrderFormFilled(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'Contact and delivery' });
  await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue(contact.fullName);
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(contact.email);
  await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveValue('912 345 678');
  await expect(canvas.getByRole('textbox', { name: 'Delivery address' })).toHaveValue(
    contact.address,
  );
}

export async function proceedToCheckout(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
}
