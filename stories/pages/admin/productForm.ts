import { userEvent } from 'storybook/test';
import type { Canvas } from '../../flows/managing.ts';

export const priceField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Price' });

export async function changePrice(canvas: Canvas, price: string) {
  const field = await priceField(canvas);
  await userEvent.clear(field);
  await userEvent.type(field, price);
}

export const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
