import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SizeGuideArticle } from '../../../src/features/sizeGuide/SizeGuideArticle.tsx';

const meta = {
  component: SizeGuideArticle,
  args: { category: 'women', onCategoryChange: fn(), unit: 'cm', onUnitChange: fn() },
} satisfies Meta<typeof SizeGuideArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Women: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Size guide', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'How to measure', level: 2 })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Kids' }));
    await expect(args.onCategoryChange).toHaveBeenCalledWith('kid');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnitChange).toHaveBeenCalledWith('in');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
