import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { anna } from '../../mocks/logins.ts';
import { shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.forgotPassword },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function askForLink(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), anna.email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
}

export const Ready: Story = {
  afterEach: shows('The page has its heading and title', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' });
    await waitFor(() => expect(document.title).toBe('Forgot your password? · Hemline'));
  }),
};

export const TheReplyDoesNotRevealWhetherTheAccountExists: Story = {
  name: 'The reply does not reveal whether the account exists',
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await canvas.findByText(/^If an account has this email/)).toBeVisible();
  },
};

export const AFailureKeepsTheEmail: Story = {
  parameters: { shop: { outages: { 'POST /forgotpassword': 'offline' } } },
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expectAlert(/We can’t reach the shop/);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(anna.email);
  },
};

export const ASpecOnlyServersShopOffersItsEmail: Story = {
  name: 'A spec-only server’s shop offers its email',
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Please write to us' })).toBeVisible();
    await expect(canvas.getByText(/hello@hemline\.test/)).toBeVisible();
  },
};
