import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { processingOrder } from '../../../contract/examples/orders.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';
import { orderLinkToken } from '../../mocks/orderLinks.ts';
import { failed, shows } from '../states.ts';

const shop = { customer: { orders: [{ ...processingOrder }] } };

const meta = {
  component: AppRoutes,
  parameters: { route: `${paths.linkedOrder}?token=${orderLinkToken}`, shop },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function prove(canvas: Canvas, zip = '12000') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Zip code' }), `${zip}{Enter}`);
}

async function press(canvas: Canvas, name: string, answer = name) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: answer }));
}

/** The element that had the focus is gone. */
async function expectFocusBesideTheDetails(canvas: Canvas) {
  const details = await canvas.findByRole('group', { name: 'Contact and delivery' });
  await waitFor(() => expect(details).toHaveFocus());
}

export const Ready: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { shop: { ...shop, outages: { 'POST /openorder': 'silent' } } },
};

export const TheZipCodeRevealsTheDetails: Story = {
  beforeEach: catchFiles,
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order H-10007' });
    await expect(canvas.getByText('$213.50')).toBeVisible();
    await expect(canvas.queryByText(processingOrder.address)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Anna Souza')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    await expect(
      canvas.queryByRole('button', { name: 'Download invoice' }),
    ).not.toBeInTheDocument();
    await prove(canvas, '99999');
    await expect(await canvas.findByText('This is not the zip code of this order.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Zip code' }));
    await prove(canvas);
    await expect(await canvas.findByText(processingOrder.address)).toBeVisible();
    await expect(canvas.getByText('Anna Souza')).toBeVisible();
    await expectFocusBesideTheDetails(canvas);
    await waitFor(() => expect(document.title).toBe('Your order · Hemline'));
    await step('The invoice takes the zip code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download invoice' }));
      await expect(await offeredText()).toBe('%PDF-1.4 invoice H-10007');
    });
  },
};

export const AnUnshippedOrderIsCancelled: Story = {
  play: async ({ canvas }) => {
    await prove(canvas);
    await expect(
      await canvas.findByText(
        'Your order is not sent yet. To withdraw from this purchase, cancel it.',
      ),
    ).toBeVisible();
    await press(canvas, 'Cancel order');
    await expect(await screen.findByText('Your order is cancelled.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument(),
    );
    await expectFocusBesideTheDetails(canvas);
  },
};

export const ACancellationWithALostReplyIsFound: Story = {
  ...AnUnshippedOrderIsCancelled,
  name: 'A cancellation with a lost reply is found',
  tags: ['behaviour'],
  beforeEach: () => loseAnswer('POST /cancelorder'),
};

export const ANewLinkReplacesThisOne: Story = {
  ...OnAPhone,
  play: async ({ canvas }) => {
    await prove(canvas);
    await press(canvas, 'Replace this link', 'Replace link');
    await expect(await canvas.findByText(/^A new link to your order is on its way/)).toBeVisible();
    // The pressed button was far below the heading.
    const heading = await canvas.findByRole('heading', { name: 'Check your email' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

export const InvalidLink: Story = {
  parameters: { route: `${paths.linkedOrder}?token=somebody-elses-old-token` },
  afterEach: shows('An invalid link explains the next step', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link no longer works' });
    const link = within(canvas.getByRole('main')).getByRole('link', { name: 'Contacts' });
    await expect(link).toHaveAttribute('href', paths.contacts);
  }),
};

export const Failed: Story = failed('POST /openorder', paths.linkedOrder);

export const Offline: Story = {
  parameters: { shop: { ...shop, outages: { 'POST /openorder': 'offline' } } },
};
