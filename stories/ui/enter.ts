import { userEvent } from 'storybook/test';

/** Enters a text at once: in a large form, each typed character renders every field again. */
export async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
