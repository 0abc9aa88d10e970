import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { newsletterText } from '../../../contract/rules/newsletter.ts';
import { Newsletter } from '../../../src/features/account/Newsletter.tsx';

const meta = {
  component: Newsletter,
  args: { state: 'none', text: newsletterText('Hemline'), onChange: fn(async () => undefined) },
} satisfies Meta<typeof Newsletter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Asked: Story = { args: { state: 'asked' } };

export const Confirmed: Story = { args: { state: 'confirmed' } };

export const AClickAsksForIt: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: /^Email me news/ });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const SpaceEndsIt: Story = {
  ...Confirmed,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
