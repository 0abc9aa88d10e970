import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MySizes } from '../../../src/features/sizeGuide/SizeChoice.tsx';

const meta = {
  component: MySizes,
  args: { sizes: { women: 'M', kid: '4Y' }, onChange: fn() },
} satisfies Meta<typeof MySizes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { sizes: {} } };

export const Some: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const EnterRemovesOne: Story = {
  name: 'Enter removes the size of a category, and a click sets one',
  play: async ({ canvas, args }) => {
    const kids = within(canvas.getByRole('group', { name: 'My size: Kids' }));
    kids.getByRole('button', { name: '4Y', pressed: true }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ category: 'kid' });
    const men = within(canvas.getByRole('group', { name: 'My size: Men' }));
    await userEvent.click(men.getByRole('button', { name: 'L' }));
    await expect(args.onChange).toHaveBeenCalledWith({ category: 'men', size: 'L' });
  },
};
