import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ToggleChips } from '../../../src/features/catalogue/ToggleChips.tsx';

const meta = {
  component: ToggleChips<string>,
  args: {
    label: 'Size',
    options: ['2Y', '4Y', '6Y'].map((size) => ({ value: size, label: size })),
    chosen: ['4Y'],
    onChoose: fn(),
  },
} satisfies Meta<typeof ToggleChips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfThree: Story = {};

export const AnArrowKeyAndEnterAddAChoice: Story = {
  name: 'Arrow keys and Enter add a choice, and a second click removes it',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '2Y' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(['4Y', '6Y']);
    await userEvent.click(canvas.getByRole('button', { name: '4Y', pressed: true }));
    await expect(args.onChoose).toHaveBeenCalledWith([]);
  },
};

const counted = ['2Y', '4Y', '6Y'].map((value, count) => ({ value, count }));

export const WithoutProducts: Story = { args: { options: counted } };

export const AnEmptyChoiceIsDashed: Story = {
  ...WithoutProducts,
  name: 'A choice without products is dashed, shows 0, and can be pressed',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const empty = canvas.getByRole('button', { name: '2Y' });
    await expect(empty).toHaveAttribute('aria-description', '0 products');
    await expect(empty).toHaveTextContent('2Y0');
    const full = canvas.getByRole('button', { name: '6Y' });
    await expect(getComputedStyle(empty).color).not.toBe(getComputedStyle(full).color);
    await expect(empty).toHaveStyle({ borderStyle: 'dashed' });
    await userEvent.click(empty);
    await expect(args.onChoose).toHaveBeenCalledWith(['4Y', '2Y']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

function newArrival() {
  let happen = () => {};
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen };
}

/** The page of the first choice is still loading. */
export const ASecondPressAddsToTheFirst: Story = {
  render: function Render({ onChoose, ...args }) {
    const [chosen, setChosen] = useState(args.chosen);
    const [arrival] = useState(newArrival);
    function goTo(next: typeof chosen) {
      onChoose(next);
      startTransition(async () => {
        await arrival.happened;
        startTransition(() => setChosen(next));
      });
    }
    return (
      <>
        <ToggleChips {...args} chosen={chosen} onChoose={goTo} />
        <Button onClick={() => arrival.happen()}>Let the page arrive</Button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2Y' }));
    await expect(canvas.getByRole('button', { name: '2Y', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '6Y' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(['4Y', '2Y', '6Y']);
    await userEvent.click(canvas.getByRole('button', { name: 'Let the page arrive' }));
    await expect(canvas.getByRole('button', { name: '6Y', pressed: true })).toBeVisible();
  },
};
