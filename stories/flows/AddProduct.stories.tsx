import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../mocks/logins.ts';
import { pictureFile } from '../mocks/pictureFile.ts';
import { expectAlert } from './expecting.ts';
import { type Canvas, choosePictures, fillProduct } from './managing.ts';
import { tabTo } from './shopping.ts';

/** A product with pictures and sizes, added by the owner and found by a shopper. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.listProduct },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Goes into the shop as a shopper would, and finds the cape there. */
async function findInTheShop(canvas: Canvas) {
  const [women] = await canvas.findAllByRole('link', { name: 'Women' });
  if (women) await userEvent.click(women);
  await canvas.findByRole('heading', { level: 1, name: 'Women' });
  await userEvent.click(await canvas.findByRole('link', { name: 'Loden Cape' }));
  await canvas.findByRole('heading', { level: 1, name: 'Loden Cape' });
  await expect(await canvas.findByText('$210.50')).toBeVisible();
}

export const AProductIsAddedWithItsPictures: Story = {
  name: 'A product is added with its pictures',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Add product' }));
    await canvas.findByRole('heading', { level: 1, name: 'Add Product' });
    await choosePictures(canvas, pictureFile('front.jpg'), pictureFile('back.jpg'));
    await fillProduct(canvas, { name: 'Loden Cape', price: '210.50', category: 'Women' });
    await userEvent.click(await canvas.findByLabelText('Quantity of S'));
    await userEvent.paste('2\n4\n0');
    const back = await canvas.findByRole('button', { name: 'Make back.jpg the main picture' });
    await userEvent.click(back);
    await waitFor(() => expect(back).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await expectAlert('Product Added');

    await findInTheShop(canvas);
    await expect(canvas.getByRole('radio', { name: 'S, only 2 left' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: /^L/ })).toBeDisabled();
  },
};

/** The same on a server with only the specification's calls. */
export const AProductIsAddedOnAPlainServer: Story = {
  ...AProductIsAddedWithItsPictures,
  name: 'A product is added on a plain server',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
};

export const AProductIsAddedByKeyboard: Story = {
  name: 'A product is added by keyboard',
  tags: ['behaviour'],
  parameters: { route: paths.addProduct },
  play: async ({ canvas }) => {
    await tabTo(await canvas.findByLabelText('Name'));
    await userEvent.keyboard('Loden Cape');
    await tabTo(canvas.getByLabelText('Price'));
    await userEvent.keyboard('210.50');
    await tabTo(canvas.getByRole('radio', { name: 'Women' }));
    await userEvent.keyboard('[Space]');
    await tabTo(await canvas.findByLabelText('Quantity of M'));
    await userEvent.keyboard('4');
    await tabTo(canvas.getByRole('button', { name: 'Add product' }));
    await userEvent.keyboard('{Enter}');
    await expectAlert('Product Added');
    await findInTheShop(canvas);
  },
};

/** Changed, taken out of the shop, and brought back: shoppers see each step. */
export const AProductIsChangedRemovedAndBroughtBack: Story = {
  name: 'A product is changed, removed and brought back',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Linen Camp Shirt' }));
    const price = await canvas.findByLabelText('Price');
    await userEvent.clear(price);
    await userEvent.type(price, '99');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expectAlert('Product Changed');
    await userEvent.click(canvas.getByRole('link', { name: 'See it in the shop' }));
    await canvas.findByRole('heading', { level: 1, name: 'Linen Camp Shirt' });
    await expect(await canvas.findByText('$99.00')).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'Admin' }));
    const nav = within(await canvas.findByRole('navigation', { name: 'Admin' }));
    await userEvent.click(nav.getByRole('link', { name: 'Products' }));
    const row = await canvas.findByRole('row', { name: /Linen Camp Shirt/ });
    await userEvent.click(await within(row).findByRole('checkbox', { name: 'Select row' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /Linen Camp Shirt/ })).not.toBeInTheDocument(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await canvas.findByRole('row', { name: /Linen Camp Shirt/ });
  },
};
