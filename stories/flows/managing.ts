import { userEvent, type within } from 'storybook/test';
import { enter } from '../ui/enter.ts';

export type Canvas = ReturnType<typeof within>;

type Typed = { name: string; price: string; category: 'Women' | 'Men' | 'Kids' };

/** Fills the required fields. */
export async function fillProduct(canvas: Canvas, { name, price, category }: Typed) {
  await enter(await canvas.findByRole('textbox', { name: 'Name' }), name);
  await enter(canvas.getByRole('textbox', { name: 'Price' }), price);
  await userEvent.click(canvas.getByRole('radio', { name: category }));
}

export async function choosePictures(canvas: Canvas, ...files: File[]) {
  await userEvent.upload(await canvas.findByLabelText(/^Choose pictures or drop them here/), files);
}
