import { userEvent, within } from 'storybook/test';

/** Points at so many stars of a rating and clicks: where the pointer is decides how many it means. */
export async function chooseStars(rating: HTMLElement, stars: number) {
  const { left, width } = rating.getBoundingClientRect();
  await userEvent.pointer({
    target: within(rating).getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` }),
    coords: { clientX: left + ((stars - 0.5) / 5) * width },
    keys: '[MouseLeft]',
  });
}
