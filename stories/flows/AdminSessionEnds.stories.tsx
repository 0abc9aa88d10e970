import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../contract/adminPaths.ts';
import { linenShirt } from '../../contract/examples/products.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { admin, logInAdmin } from '../mocks/logins.ts';
import { pictureFile } from '../mocks/pictureFile.ts';
import { type Canvas, choosePictures, fillProduct } from './managing.ts';

/** An admin's session ends while a product is edited. */
const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.addProduct },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As another device would. */
async function endSession() {
  const { token } = JSON.parse(localStorage.getItem('hemline.session') ?? '{}');
  await fetch('/api/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
}

async function logInAgain(canvas: Canvas) {
  await canvas.findByRole('heading', { level: 1, name: 'Login' });
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), admin.email);
  await userEvent.type(canvas.getByLabelText('Password'), `${admin.password}{Enter}`);
  await userEvent.type(await canvas.findByLabelText('MFA token'), `${admin.token}{Enter}`);
}

const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

export const ANewProductSurvivesAnExpiredSession: Story = {
  play: async ({ canvas }) => {
    await fillProduct(canvas, { name: 'Loden Cape', price: '210.50', category: 'Women' });
    await choosePictures(canvas, pictureFile('front.jpg'));
    await canvas.findByRole('button', { name: 'Make front.jpg the main picture' });
    await userEvent.type(await field(canvas, 'Quantity of M'), '4');
    await endSession();
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await logInAgain(canvas);

    await expect(await canvas.findByText(/^What you typed before/)).toBeVisible();
    await waitFor(async () => expect(await field(canvas, 'Name')).toHaveValue('Loden Cape'));
    await expect(await field(canvas, 'Price')).toHaveValue('210.50');
    await expect(await field(canvas, 'Quantity of M')).toHaveValue('4');
    await expect(
      await canvas.findByRole('button', { name: 'Make front.jpg the main picture' }),
    ).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await expect(await canvas.findByRole('link', { name: 'See it there' })).toBeVisible();
    await waitFor(async () => expect(await field(canvas, 'Name')).toHaveValue(''));
    await expect(canvas.queryByText(/^What you typed before/)).not.toBeInTheDocument();
  },
};

export const AConflictIsAlsoReportedAfterTheLogin: Story = {
  name: 'A conflict is shown after the login, too',
  parameters: {
    route: adminPaths.modifyProduct(linenShirt._id),
    shop: { admin: { changedMeanwhile: { price: 101 } } },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Name'), ' II');
    await endSession();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await logInAgain(canvas);
    await waitFor(async () =>
      expect(await field(canvas, 'Name')).toHaveValue('Linen Camp Shirt II'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const conflict = await canvas.findByRole('group', { name: 'Changed in the meantime' });
    await expect(within(conflict).getByText(/101/)).toBeVisible();
  },
};
