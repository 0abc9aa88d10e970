import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { exampleFormerOrders } from '../../../contract/examples/orders.ts';
import { requestedReturn } from '../../../contract/examples/returns.ts';
import { exampleReviews } from '../../../contract/examples/reviews.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { anna, logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';
import { failed, shows } from '../states.ts';

const route = adminPaths.customer(anna.id);
const shop = {
  reviews: exampleReviews.map((review) => ({ ...review, isOwn: true })),
  admin: { orders: [{ ...requestedReturn, email: anna.email }] },
};

const meta = {
  component: AppRoutes,
  parameters: { route, shop },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Anna among the customers; the admin has the same name. */
async function findAnna(canvas: Canvas) {
  const links = await canvas.findAllByRole('link', { name: 'Anna Souza' });
  const found = links.find((link: HTMLElement) => link.getAttribute('href') === route);
  if (!found) throw new Error('There is no Anna');
  return found;
}

const nav = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Admin' }));

export const ASavedNoteIsThereOnReturn: Story = {
  name: 'A saved note is there on return, and the sidebar marks the customers',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Rings twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await screen.findByText('The note is saved.');
    const customers = { name: 'Customers', current: 'page' } as const;
    await userEvent.click((await nav(canvas)).getByRole('link', customers));
    await userEvent.click(await findAnna(canvas));
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue('Rings twice');
  },
};

export const AnotherAdminsNoteIsOverwrittenOnlyOnRequest: Story = {
  name: 'Another admin’s note is overwritten only on request',
  parameters: { shop: { admin: { ...shop.admin, noteChangedMeanwhile: 'Never rings.' } } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Rings twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await canvas.findByText('Another admin has written: “Never rings.” Save again to replace it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await screen.findByText('The note is saved.')).toBeVisible();
  },
};

export const TheDataIsDownloaded: Story = {
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download data' }));
    await expect(await offeredText()).toContain(anna.email);
  },
};

export const BackFromADeletionSkipsTheCustomer: Story = {
  parameters: { route: adminPaths.customers },
  render: function WithBack() {
    const navigate = useNavigate();
    return (
      <>
        <AppRoutes />
        <Button onClick={() => navigate(-1)}>Back</Button>
        <output>{useLocation().pathname}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await findAnna(canvas));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Note' }), 'Rings twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('The customer’s data is deleted.');
    await canvas.findByText('1–1 of 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByText('1–1 of 1');
    await expect(canvas.getByText(adminPaths.customers)).toBeVisible();
  },
};

export const ADeletionWithALostReplyCanBeRepeated: Story = {
  beforeEach: () => loseAnswer('POST /deletecustomer/:id', 2),
  play: async ({ canvas }) => {
    const ask = { name: 'Delete this account' };
    await userEvent.click(await canvas.findByRole('button', ask));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText(/You can safely try again/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', ask));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('The customer’s data is deleted.')).toBeVisible();
  },
};

export const Empty: Story = { parameters: { shop: { admin: { orders: [] } } } };

export const Unknown: Story = {
  parameters: { route: adminPaths.customer('nobody') },
  afterEach: shows('An unknown customer is said to be none', async ({ canvas }) => {
    await canvas.findByText('There is no such customer');
  }),
};

export const OrdersOfTheFormerShopAreShown: Story = {
  parameters: { shop: { admin: { formerShop: { orders: exampleFormerOrders } } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^#1002/ }));
    await expect(await canvas.findByRole('row', { name: 'Total $92.00' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /customer/:id': 'silent' } } },
};

export const Failed: Story = failed('GET /customer/:id', route);

export const Offline: Story = { globals: { network: 'offline' } };
