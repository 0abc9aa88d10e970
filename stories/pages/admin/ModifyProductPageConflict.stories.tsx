import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { linenShirt } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { changePrice, priceField, save } from './productForm.ts';

/** Another admin changed the product meanwhile. */
const meta = {
  component: AppRoutes,
  parameters: {
    route: adminPaths.modifyProduct(linenShirt._id),
    shop: { admin: { changedMeanwhile: { price: 101, mostPopular: false } } },
  },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ANewerProductIsReportedAndLoaded: Story = {
  name: 'A newer version is shown and loaded',
  play: async ({ canvas }) => {
    await changePrice(canvas, '95.50');
    await save(canvas);
    await expectAlert('Failed to update product.');
    const notice = within(await canvas.findByRole('group', { name: 'Changed in the meantime' }));
    await expect(notice.getByText('$101.00')).toBeVisible();
    await expect(await priceField(canvas)).toHaveValue('95.50');
    await userEvent.click(notice.getByRole('button', { name: 'Load the newer version' }));
    await waitFor(async () => expect(await priceField(canvas)).toHaveValue('101.00'));
    await expect(canvas.getByRole('checkbox', { name: 'Most Popular' })).not.toBeChecked();
    await expect(
      canvas.queryByRole('group', { name: 'Changed in the meantime' }),
    ).not.toBeInTheDocument();
    await changePrice(canvas, '102');
    await save(canvas);
    await expectAlert('Product Changed');
  },
};

export const MyChangesOverwriteANewerProductOnRequest: Story = {
  play: async ({ canvas }) => {
    await changePrice(canvas, '95.50');
    await save(canvas);
    const keep = await canvas.findByRole('button', { name: 'Keep mine and save' });
    await userEvent.clear(await priceField(canvas));
    await userEvent.click(keep);
    // An empty price is refused as at every save.
    await waitFor(async () => expect(await priceField(canvas)).toHaveFocus());
    await expect(keep).toBeVisible();
    await changePrice(canvas, '96.50');
    keep.focus();
    await userEvent.keyboard('{Enter}');
    await expectAlert('Product Changed');
    await expect(keep).not.toBeInTheDocument();
    await expect(await priceField(canvas)).toHaveValue('96.50');
    await expect(canvas.getByRole('checkbox', { name: 'Most Popular' })).toBeChecked();
  },
};
