import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expiredOrder,
  partReceivedReturn,
  refundedReturn,
  returnableOrder,
} from '../../../contract/examples/returns.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { orderLinkToken } from '../../mocks/orderLinks.ts';

const withOrder = (order: typeof returnableOrder) => ({ customer: { orders: [order] } });

const meta = {
  component: AppRoutes,
  parameters: {
    route: `${paths.linkedOrder}?token=${orderLinkToken}`,
    shop: withOrder(returnableOrder),
  },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const withdraw = { name: 'Withdraw from this purchase' };
const shirts = { name: 'Linen Camp Shirt, size S' };
const confirm = { name: 'Confirm withdrawal' };

/** Unlocks the details with the zip code, and starts a return. */
async function openDialog(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Zip code' }), '12000{Enter}');
  await userEvent.click(await canvas.findByRole('button', withdraw));
  return within(await screen.findByRole('dialog'));
}

async function withdrawOne(dialog: Canvas) {
  await userEvent.selectOptions(dialog.getByRole('combobox', shirts), 'Send back 1');
  await userEvent.click(dialog.getByRole('button', confirm));
}

export const CanBeReturned: Story = {};

export const PartReceived: Story = { parameters: { shop: withOrder(partReceivedReturn) } };

export const Refunded: Story = { parameters: { shop: withOrder(refundedReturn) } };

export const TooLate: Story = {
  parameters: { shop: withOrder({ ...expiredOrder, createdAt: '2026-04-01T10:00:00.000Z' }) },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ItemsAreReturnedWithTheLink: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You can send items back until 8 May 2026/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', withdraw)).not.toBeInTheDocument();
    const dialog = await openDialog(canvas);
    await withdrawOne(dialog);
    await expect(await screen.findByText(/^Your withdrawal is confirmed/)).toBeVisible();
    const returns = within(await canvas.findByRole('list', { name: 'Returns' }));
    await expect(returns.getByText('1 × Linen Camp Shirt, size S')).toBeVisible();
    await expect(returns.getByRole('heading', { name: 'Requested' })).toBeVisible();
  },
};

export const ItemsReturnedInAnotherTabAreNotSentAgain: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.selectOptions(dialog.getByRole('combobox', shirts), 'Send back 1');
    const lines = [{ line: 0, quantity: 2 }];
    const request = { token: orderLinkToken, zip: '12000', reason: 'unsaid', lines };
    await fetch('/api/returnlinkedorder', { method: 'POST', body: JSON.stringify(request) });
    await userEvent.click(dialog.getByRole('button', confirm));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Linen Camp Shirt in size S is being returned already. What you see here is up to date again.',
    );
    await waitFor(() => expect(dialog.queryByRole('combobox', shirts)).not.toBeInTheDocument());
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Tote/ }), 'Send back 1');
    await userEvent.click(dialog.getByRole('button', confirm));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('button', withdraw)).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Returns' })).toHaveFocus());
  },
};

async function expectOneShirtWithdrawn(canvas: Canvas) {
  await expect(await screen.findByText(/^Your withdrawal is confirmed/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const returns = within(await canvas.findByRole('list', { name: 'Returns' }));
  await expect(returns.getAllByRole('listitem')).toHaveLength(1);
  await expect(returns.getByText('1 × Linen Camp Shirt, size S')).toBeVisible();
}

export const AReturnRequestWithALostReplyIsFound: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    loseAnswer('POST /returnlinkedorder');
    await withdrawOne(dialog);
    await expectOneShirtWithdrawn(canvas);
  },
};

export const ARetriedReturnRequestCountsOnce: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    loseAnswer('POST /returnlinkedorder');
    loseAnswer('POST /openorder');
    await withdrawOne(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This may not have gone through. We can’t reach the shop. You can safely try again.',
    );
    await userEvent.click(dialog.getByRole('button', confirm));
    await expectOneShirtWithdrawn(canvas);
  },
};
