import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountSplit } from '../../../src/features/account/AccountSplit.tsx';
import { clothPicture } from '../../../src/lib/banners.ts';

const meta = {
  component: AccountSplit,
  args: { pictureUrl: clothPicture, children: <h1>The form</h1> },
} satisfies Meta<typeof AccountSplit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The form' })).toBeVisible();
  },
};

/** The picture is left out. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'dark' } };
