import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RedirectsDialog } from '../../../../src/features/admin/products/RedirectsDialog.tsx';

const meta = {
  component: RedirectsDialog,
  args: {
    redirects: [
      { from: '/products/wool-coat', to: '/product/01940000-0000-7000-8000-000000000001' },
      { from: '/collections/sale', to: '/search?flag=sale' },
    ],
    onSave: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof RedirectsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const None: Story = { args: { redirects: [] } };

export const LinesAreSaved: Story = {
  ...None,
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Old path, a space, new path');
    await userEvent.type(field, 'https://old.example/Pages/About/ /aboutus');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([{ from: '/pages/about', to: '/aboutus' }]),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const AWrongLineIsNamed: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Old path, a space, new path');
    await userEvent.type(field, '{Enter}/old //evil.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Line 3: write the old path, a space and the new path/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
