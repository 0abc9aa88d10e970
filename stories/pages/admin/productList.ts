import { expect, screen, userEvent, within } from 'storybook/test';
import type { Canvas } from '../../flows/managing.ts';

export const rowOf = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('row', { name });

/** The count above the list: "8 products". */
export async function expectCount(canvas: Canvas, text: string) {
  await expect(await canvas.findByText(text, { selector: '[role="status"]' })).toBeVisible();
}

/** Selects these products. */
export async function check(canvas: Canvas, ...names: RegExp[]) {
  for (const name of names) {
    const row = await rowOf(canvas, name);
    await userEvent.click(await within(row).findByRole('checkbox', { name: 'Select row' }));
  }
}

export function csvFile(...lines: string[]): File {
  return new File([lines.join('\n')], 'spring.csv', { type: 'text/csv' });
}

// A file chooser can offer all files.
const anyFile = userEvent.setup({ applyAccept: false });

export async function chooseFiles(canvas: Canvas, ...files: File[]) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }));
  await anyFile.upload(await screen.findByLabelText(/^Choose a CSV file/), files);
}

export const chooseCsv = (canvas: Canvas, ...lines: string[]) =>
  chooseFiles(canvas, csvFile(...lines));

/** Applies an import, and waits for its result. */
export async function apply(name: string, result: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText(result);
}
