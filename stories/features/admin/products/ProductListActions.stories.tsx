import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProductListActions } from '../../../../src/features/admin/products/ProductListActions.tsx';
import { padded } from './padded.tsx';

const meta = {
  component: ProductListActions,
  args: { onExport: fn(), onImport: fn(), onRedirects: fn() },
  decorators: [padded],
} satisfies Meta<typeof ProductListActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const EnterImports: Story = {
  name: 'Enter imports and a click exports',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onImport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Redirects' }));
    await expect(args.onRedirects).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Add product' })).toHaveAttribute(
      'href',
      '/admin/addproduct',
    );
  },
};
