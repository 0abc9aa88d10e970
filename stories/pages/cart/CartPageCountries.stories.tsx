import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { deliveryByCountry } from '../../../contract/examples/selling.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { fillGuestCart, guestLine } from '../../mocks/guestCart.ts';
import { enter } from '../../ui/enter.ts';
import { shows } from '../states.ts';

/** Delivery methods that differ by country, before and after a guest's address is known. */
const meta = {
  component: AppRoutes,
  parameters: {
    route: paths.orderForm,
    shop: { selling: { delivery: [...deliveryByCountry], codes: [] } },
  },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S', 1)),
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const summaryOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('complementary', { name: 'Summary' }));

async function typeAddress(canvas: Canvas, address: string) {
  const field = await canvas.findByRole('textbox', { name: 'Delivery address' });
  await userEvent.clear(field);
  await enter(field, address);
}

export const Lines: Story = {
  parameters: { route: paths.cart },
  afterEach: shows('No free delivery is promised before the country', async ({ canvas }) => {
    await expect(
      await canvas.findByText('The delivery price depends on the country · 14 days to return'),
    ).toBeVisible();
  }),
};

export const BeforeAnAddress: Story = {
  afterEach: shows('Methods name their countries and none is chosen', async ({ canvas }) => {
    const belgian = await canvas.findByRole('radio', { name: /^bpost.*To Belgium\..*\$7\.50$/ });
    await expect(belgian).not.toBeChecked();
    const summary = await summaryOf(canvas);
    await expect(summary.getByText('Delivery').nextElementSibling).toHaveTextContent(
      'Calculated from the country',
    );
    await expect(summary.getAllByText('$89.00').length).toBeGreaterThan(0);
  }),
};

export const TheAddressDeterminesTheDelivery: Story = {
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await typeAddress(canvas, 'Rue 1, Brussels, Belgium, 1000');
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(1));
    await expect(canvas.getByRole('radio', { name: /^bpost/ })).toBeChecked();
    await expect(await summary.findByText('$96.50')).toBeVisible();
    await expect(summary.queryByText('Calculated from the country')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'BACK' }));
    await expect(await canvas.findByText('Delivery from $7.50 · 14 days to return')).toBeVisible();
  },
};

export const AMethodChosenBeforeTheAddressIsInTheTotalByKeyboard: Story = {
  name: 'A method chosen before the address is in the total, by keyboard',
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    const british = await canvas.findByRole('radio', { name: /^Royal Mail/ });
    british.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(british).toBeChecked());
    await expect(await summary.findByText('$101.00')).toBeVisible();
  },
};
