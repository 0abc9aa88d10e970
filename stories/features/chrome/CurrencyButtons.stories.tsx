import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dollars } from '../../../contract/rules/money.ts';
import { CurrencyButtons } from '../../../src/features/chrome/CurrencyButtons.tsx';
import { dinars, yen } from '../../shopCurrency.ts';

const meta = {
  component: CurrencyButtons,
  args: { currencies: [dollars, yen, dinars], onChoose: fn() },
} satisfies Meta<typeof CurrencyButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const AClickChoosesACurrency: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('USD');
    await userEvent.click(canvas.getByRole('button', { name: 'JPY' }));
    await expect(args.onChoose).toHaveBeenCalledWith(yen);
  },
};

export const TheKeyboardChoosesACurrency: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'KWD' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(dinars);
  },
};
