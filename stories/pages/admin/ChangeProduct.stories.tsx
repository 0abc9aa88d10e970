import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { ChangeProduct } from '../../../src/pages/admin/ModifyProductPage.tsx';
import { logInAdmin } from '../../mocks/logins.ts';

const refetch = fn();

const meta = {
  component: ChangeProduct,
  // As in the admin area.
  parameters: { layout: 'padded' },
  args: { loaded: { ...linenShirt, version: 1 }, refetch },
  beforeEach: () => {
    logInAdmin();
    refetch.mockReset().mockRejectedValue(new Error('We can’t reach the shop.'));
  },
} satisfies Meta<typeof ChangeProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AFailedReloadLosesNothing: Story = {
  name: 'A newer product that cannot be loaded loses nothing',
  parameters: { shop: { admin: { changedMeanwhile: { price: 101 } } } },
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(refetch).toHaveBeenCalledOnce());
    await expect(
      await canvas.findByText(
        'Someone else has changed this product in the meantime. Please try again.',
      ),
    ).toBeVisible();
    await expect(name).toHaveValue('Linen Camp Shirt 2');
    await step('It is loaded instead of what was typed', async () => {
      refetch.mockResolvedValue({ ...linenShirt, price: 101, version: 2 });
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      const notice = within(await canvas.findByRole('group', { name: 'Changed in the meantime' }));
      await userEvent.click(notice.getByRole('button', { name: 'Load the newer version' }));
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('101.00'),
      );
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Linen Camp Shirt');
      await expect(canvas.queryByText('Changed in the meantime')).not.toBeInTheDocument();
    });
  },
};
