import { userEvent, within } from 'storybook/test';

/** Clicks at a number of stars; the position of the pointer decides the number. */
export async function chooseStars(rating: HTMLElement, stars: number) {
  const { left, width } = rating.getBoundingClientRect();
  await userEvent.pointer({
    target: within(rating).getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` }),
    coords: { clientX: left + ((stars - 0.5) / 5) * width },
    keys: '[MouseLeft]',
  });
}
