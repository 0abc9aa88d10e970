import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MySize } from '../../../src/features/sizeGuide/MySize.tsx';

const meta = {
  component: MySize,
  args: { sizes: ['XS', 'S', 'M', 'L'], size: undefined, onChange: fn() },
} satisfies Meta<typeof MySize>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = {};

export const AClickRemembersASize: Story = {
  name: 'A click remembers a size',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'M' }));
    await expect(args.onChange).toHaveBeenCalledWith('M');
  },
};

export const Remembered: Story = { args: { size: 'S' } };

export const OnTheAccount: Story = { args: { size: 'S', isOnAccount: true } };

export const BoughtBefore: Story = { args: { boughtSize: 'M' } };

export const EnterForgetsIt: Story = {
  ...Remembered,
  name: 'Enter forgets it',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'S', pressed: true }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(undefined);
  },
};
