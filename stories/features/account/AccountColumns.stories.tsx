import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountColumns } from '../../../src/features/account/AccountColumns.tsx';
import { AccountNav } from '../../../src/features/account/AccountNav.tsx';

const meta = {
  component: AccountColumns,
  args: { nav: <AccountNav />, children: <p>The part that is open</p> },
} satisfies Meta<typeof AccountColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const part = canvas.getByText('The part that is open').getBoundingClientRect();
    await expect(part.left).toBeGreaterThan(nav.right);
  },
};

export const StackedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const part = canvas.getByText('The part that is open').getBoundingClientRect();
    await expect(part.top).toBeGreaterThan(nav.bottom);
  },
};

/** No role is stored. */
export const WithoutNav: Story = {
  args: { nav: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByText('The part that is open')).toBeVisible();
  },
};
