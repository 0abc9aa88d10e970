import { expect } from 'storybook/test';
import type { Canvas } from '../../flows/managing.ts';

export const rowOf = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('row', { name });

/** The count above the list: "8 products". */
export async function expectCount(canvas: Canvas, text: string) {
  await expect(await canvas.findByText(text, { selector: '[role="status"]' })).toBeVisible();
}
