import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dollars } from '../../../contract/rules/money.ts';
import { CurrencyLinks } from '../../../src/features/chrome/CurrencyLinks.tsx';
import { dinars, yen } from '../../shopCurrency.ts';

const meta = {
  component: CurrencyLinks,
  args: { currencies: [dollars, yen, dinars], url: '/women', onChoose: fn() },
} satisfies Meta<typeof CurrencyLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const AClickChoosesACurrency: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('USD');
    await userEvent.click(canvas.getByRole('link', { name: 'JPY' }));
    await expect(args.onChoose).toHaveBeenCalledWith(yen);
  },
};

export const TheKeyboardChoosesACurrency: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('link', { name: 'KWD' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(dinars);
  },
};
