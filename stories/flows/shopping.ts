import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { enter } from '../ui/enter.ts';

export type Canvas = ReturnType<typeof within>;

/** Adds a unit of the open product. */
export async function addToCart(canvas: Canvas, size: string) {
  await userEvent.click(await canvas.findByRole('radio', { name: size }));
  await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
}

/** Reads the number of units from the cart icon. */
export async function expectInCart(canvas: Canvas, count: string) {
  await expect(await canvas.findByRole('link', { name: `Cart, ${count}` })).toBeVisible();
}

/** Opens the cart page by the cart icon; a wide window opens the drawer first. */
export async function openCart(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('link', { name: /^Cart, / }));
  if (window.innerWidth >= 900) {
    const drawer = within(await screen.findByRole('dialog', { name: 'Cart' }));
    await userEvent.click(await drawer.findByRole('link', { name: 'View cart' }));
  }
  await canvas.findByRole('heading', { level: 1, name: 'Cart' });
}

/** Presses Tab until the element has the focus. */
export async function tabTo(element: HTMLElement) {
  for (let presses = 0; presses < 100 && element !== document.activeElement; presses++) {
    await userEvent.tab();
  }
  await waitFor(() => expect(element).toHaveFocus());
}

const contact = {
  fullName: 'Anna Maria Souza',
  email: 'anna@example.test',
  phone: '912345678',
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
};

/** Replaces the values of the order form; a spec-only server's has no name. */
export async function fillOrderForm(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'Contact and delivery' });
  const name = canvas.queryByRole('textbox', { name: 'Full name' });
  const email = canvas.getByRole('textbox', { name: 'Email' });
  const phone = canvas.getByRole('textbox', { name: /^Phone/ });
  const address = canvas.getByRole('textbox', { name: 'Delivery address' });
  for (const field of [email, phone, address]) await userEvent.clear(field);
  if (name) {
    await userEvent.clear(name);
    await enter(name, contact.fullName);
  }
  await enter(email, contact.email);
  await enter(phone, contact.phone);
  await enter(address, contact.address);
}

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
