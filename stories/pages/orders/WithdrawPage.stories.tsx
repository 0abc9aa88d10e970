import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { processingOrder } from '../../../contract/examples/orders.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.withdraw },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Order number' }), 'H-10007');
  await userEvent.type(
    canvas.getByRole('textbox', { name: 'Email of the order' }),
    'anna@example.test',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
}

export const Ready: Story = {
  afterEach: shows('The page has its heading and title', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Withdraw from a contract' });
    await waitFor(() => expect(document.title).toBe('Withdraw from a contract · Hemline'));
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TheFooterLeadsHereFromEveryPage: Story = {
  parameters: { route: paths.contacts },
  play: async ({ canvas }) => {
    const footer = within(await canvas.findByRole('contentinfo'));
    await userEvent.click(await footer.findByRole('link', { name: 'Withdraw from a contract' }));
    await canvas.findByRole('heading', { level: 1, name: 'Withdraw from a contract' });
  },
};

export const TheReplyDoesNotRevealWhetherTheOrderExists: Story = {
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(/^If we have an order with this number/)).toBeVisible();
  },
};

export const AnotherLinkCanBeRequested: Story = {
  play: async ({ canvas }) => {
    await ask(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Request another link' }));
    await expect(canvas.getByRole('heading', { name: 'Withdraw from a contract' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Order number' })).toHaveValue('H-10007');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await canvas.findByRole('heading', { name: 'Check your email' });
  },
};

export const AFailureKeepsTheNumber: Story = {
  parameters: { shop: { outages: { 'POST /mailorderlink': 'offline' } } },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expectAlert(/We can’t reach the shop/);
    await expect(canvas.getByRole('textbox', { name: 'Order number' })).toHaveValue('H-10007');
  },
};

export const ASpecOnlyServerHasNoWithdrawalByLink: Story = {
  name: 'A spec-only server has no withdrawal by link',
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Withdraw from a contract' });
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(
      footer.queryByRole('link', { name: 'Withdraw from a contract' }),
    ).not.toBeInTheDocument();
    await ask(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Please write to us' })).toBeVisible();
  },
};

export const AnUnsentOrderOfAnAccountLeadsHereWithItsNumber: Story = {
  parameters: {
    route: paths.order(processingOrder._id),
    shop: { customer: { orders: [{ ...processingOrder }] } },
  },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Withdraw from this purchase' }));
    await expect(await canvas.findByRole('textbox', { name: 'Order number' })).toHaveValue(
      'H-10007',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email of the order' })).toHaveValue(
      processingOrder.email,
    );
  },
};
