import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { courier } from '../../contract/examples/selling.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { shows } from './states.ts';

/** Delivery and returns on the product page. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.product(linenShirt._id) },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheTextsOfConfigJsReplaceOurs: Story = {
  name: 'Delivery uses the text of config.js, and an empty text has no section',
  parameters: {
    shopProfile: { wording: { delivery: 'We send on Mondays.', returns: '' } },
    shop: { selling: { returns: undefined } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Delivery'));
    await waitFor(() => expect(canvas.getByText('We send on Mondays.')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Returns' })).not.toBeInTheDocument();
  },
};

export const DeliveryAndReturnsComeFromTheSettings: Story = {
  parameters: {
    shop: { selling: { delivery: [courier], returns: { days: 30, paidBy: 'shop' } } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Delivery'));
    const delivery = 'Courier, 1 day: $12.00. To Portugal, Spain.';
    await waitFor(() => expect(canvas.getByText(delivery)).toBeVisible());
    canvas.getByRole('button', { name: 'Returns' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/within 30 days.* We pay/)).toBeVisible());
  },
};

export const TheSettingsComeBeforeTheTextsOfConfigJs: Story = {
  name: 'The owner’s settings come before the texts of config.js',
  parameters: {
    shopProfile: { wording: { delivery: 'We send on Mondays.', returns: 'Within 14 days.' } },
    shop: { selling: { delivery: [courier] } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Delivery'));
    await waitFor(() => expect(canvas.getByText(/^Courier, 1 day/)).toBeVisible());
    await expect(canvas.queryByText('We send on Mondays.')).not.toBeInTheDocument();
  },
};

export const SpecOnlyServerTerms: Story = {
  parameters: { shop: { plain: true } },
  afterEach: shows('A spec-only product page lacks delivery and returns', async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Description' });
    await expect(canvas.queryByRole('button', { name: 'Delivery' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Returns' })).not.toBeInTheDocument();
  }),
};
