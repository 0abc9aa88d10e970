import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { shippedOrder } from '../../../contract/examples/orders.ts';
import { linenShirt } from '../../../contract/examples/products.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAnna } from '../../mocks/logins.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';
import { failed, loading, sessionEnded, shows } from '../states.ts';

const route = paths.order(shippedOrder._id);

const meta = {
  component: AppRoutes,
  parameters: { route },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AllDetailsOfTheOrderAreShownWithNextSteps: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order of 2 March 2026' });
    await expect(canvas.getByText('On its way')).toBeVisible();
    await expect(canvas.getByText(shippedOrder.address)).toBeVisible();
    const lines = within(canvas.getByRole('list', { name: 'Products' }));
    await userEvent.click(lines.getByRole('link', { name: linenShirt.name }));
    await canvas.findByRole('heading', { level: 1, name: linenShirt.name });
  },
};

export const AFailedInvoiceCanBeRetried: Story = {
  beforeEach: catchFiles,
  play: async ({ canvas, step }) => {
    (await canvas.findByRole('button', { name: 'Download invoice' })).focus();
    getWorker().use(http.get('*/api/invoice/:id', () => HttpResponse.error(), { once: true }));
    await userEvent.keyboard('{Enter}');
    const problem = await screen.findByText('We can’t reach the shop. Please try again.');
    await waitFor(() => expect(problem).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Download invoice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(problem).not.toBeInTheDocument());
    await step('Its invoice is a file', async () => {
      await expect(await offeredText()).toBe('%PDF-1.4 invoice H-10006');
    });
  },
};

export const ASpecOnlyServerHasNoInvoice: Story = {
  parameters: { shop: { plain: true } },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(shippedOrder.address);
    await expect(
      canvas.queryByRole('button', { name: 'Download invoice' }),
    ).not.toBeInTheDocument();
    await AllDetailsOfTheOrderAreShownWithNextSteps.play?.(context);
  },
};

export const Loading: Story = loading('GET /getorders', 'Loading the order');

/** Another customer's order, or an unknown one. */
export const NotFound: Story = {
  parameters: { shop: { customer: { orders: [] } } },
  afterEach: shows('An unknown order links to the others', async ({ canvas }) => {
    await expect(await canvas.findByText('We can’t find this order in your account')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all my orders' })).toBeVisible();
  }),
};

export const Failed: Story = failed('GET /getorders', route);

export const Offline: Story = { globals: { network: 'offline' } };

export const Unauthorized: Story = sessionEnded('GET /getorders');

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
