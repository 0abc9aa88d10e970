import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductAddedMessage } from '../../../../src/features/admin/products/ProductAddedMessage.tsx';
import { shows } from '../../../pages/states.ts';
import { padded } from './padded.tsx';

const meta = {
  component: ProductAddedMessage,
  args: { name: 'Loden Cape', id: 'loden' },
  decorators: [padded],
} satisfies Meta<typeof ProductAddedMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  afterEach: shows('Two links open the new product', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See it there' })).toHaveAttribute(
      'href',
      '/product/loden',
    );
    await expect(canvas.getByRole('link', { name: 'change it' })).toHaveAttribute(
      'href',
      '/admin/modifyproduct/loden',
    );
  }),
};

export const Draft: Story = {
  args: { isDraft: true },
  afterEach: shows('A draft opens in its preview', async ({ canvas }) => {
    await expect(canvas.getByText(/is a draft, which only admins see/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look at it' })).toHaveAttribute(
      'href',
      '/admin/modifyproduct/loden/preview',
    );
  }),
};

/** A spec-only server does not return the new id. */
export const WithoutAnIdThereAreNoLinks: Story = {
  args: { id: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loden Cape')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
