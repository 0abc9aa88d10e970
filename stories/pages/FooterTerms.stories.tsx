import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { courier, deliveryByCountry, standardDelivery } from '../../contract/examples/selling.ts';
import { FooterTerms } from '../../src/pages/FooterTerms.tsx';
import { shows } from './states.ts';

const meta = {
  component: FooterTerms,
  parameters: { shop: { selling: { delivery: [standardDelivery, courier] } } },
} satisfies Meta<typeof FooterTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  afterEach: shows('Delivery, returns and payment are in a line', async ({ canvas }) => {
    await canvas.findByText(
      'Delivery from $4.90, free from $200.00 · 14 days to return · Test payments: no money moves',
    );
  }),
};

export const ByCountry: Story = {
  parameters: { shop: { selling: { delivery: [...deliveryByCountry] } } },
  afterEach: shows('No free delivery that a country lacks is promised', async ({ canvas }) => {
    await canvas.findByText(
      'Delivery to Portugal, Belgium, United Kingdom from $3.90 · 14 days to return · Test payments: no money moves',
    );
  }),
};

export const SpecOnlyServer: Story = {
  parameters: { shop: { plain: true } },
  afterEach: shows('A spec-only server has none', async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/·/)).not.toBeInTheDocument());
  }),
};
