import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { portugueseTax } from '../../../contract/examples/selling.ts';
import { paths } from '../../../contract/paths.ts';
import type { TaxSetting } from '../../../contract/schemas/selling.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { enter } from '../../ui/enter.ts';
import { shows } from '../states.ts';

const rate = (number: number, fields: Partial<TaxSetting>): TaxSetting => ({
  ...{ ...portugueseTax, id: `01960000-0000-7000-8000-00000000004${number}`, onTop: true },
  ...fields,
});

const taxes = [
  rate(1, { country: 'Canada', name: 'GST', rate: 5 }),
  rate(2, {
    ...{ country: 'Canada', name: 'QST', rate: 9.975 },
    ...{ regions: ['QC'], inAddition: true },
  }),
  rate(3, { country: 'United States', name: 'Sales tax', rate: 6.625, regions: ['NJ'] }),
];

/** Taxes of states and provinces; the others are in CartPageDelivery. */
const meta = {
  component: AppRoutes,
  parameters: {
    route: paths.orderForm,
    shop: { cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }], selling: { taxes } },
  },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const addressField = { name: 'Delivery address' };
const proceed = { name: 'PROCEED TO CHECKOUT' };

const summaryOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('complementary', { name: 'Summary' }));

async function typeAddress(canvas: Canvas, address: string) {
  const field = await canvas.findByRole('textbox', addressField);
  await userEvent.clear(field);
  await enter(field, address);
  return field;
}

export const BeforeAnAddress: Story = {
  afterEach: shows('The total has no tax', async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await expect(summary.queryByText(/GST|QST|Sales tax/)).not.toBeInTheDocument();
  }),
};

export const TheTaxesDependOnTheProvinceAndTheState: Story = {
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    const amount = async (tax: string) => (await summary.findByText(tax)).nextElementSibling;
    await typeAddress(canvas, 'Rue Saint-Paul 1, Montreal, Canada, H2Y 1G7');
    await waitFor(async () => expect(await amount('5% GST')).toHaveTextContent('$8.90'));
    await expect(await amount('9.975% QST')).toHaveTextContent('$17.76');
    await expect(summary.getByText('$204.66')).toBeVisible();
    await typeAddress(canvas, 'Washington Street 1, Hoboken, USA, 07030');
    await waitFor(async () => expect(await amount('6.625% Sales tax')).toHaveTextContent('$11.79'));
    await expect(summary.queryByText(/GST|QST/)).not.toBeInTheDocument();
  },
};

export const AnAddressWithoutAStateAsksForIt: Story = {
  play: async ({ canvas }) => {
    const field = await typeAddress(canvas, 'Washington Street 1, Hoboken, USA, 703');
    await userEvent.click(canvas.getByRole('button', proceed));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /We can’t calculate taxes without the state or province/,
      ),
    );
    await expect(field).toHaveFocus();
    await typeAddress(canvas, 'Washington Street 1, Hoboken NJ, USA, 703');
    await userEvent.click(canvas.getByRole('button', proceed));
    await waitFor(() => expect(window.location.hash).toBe('#test-payment'));
  },
};

export const TheTaxIsOpenUntilTheZipCode: Story = {
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await typeAddress(canvas, 'Washington Street 1, Hoboken, USA, ');
    await expect((await summary.findByText('Tax')).nextElementSibling).toHaveTextContent(
      'Calculated from the zip code',
    );
    await userEvent.type(canvas.getByRole('textbox', addressField), '07030');
    await expect(await summary.findByText('6.625% Sales tax')).toBeVisible();
    await expect(summary.queryByText('Calculated from the zip code')).not.toBeInTheDocument();
  },
};

export const AZipCodeMayFollowTheLettersOfItsState: Story = {
  parameters: {
    shop: {
      cart: [{ itemId: linenShirt._id, size: 'S', quantity: 2 }],
      selling: {
        taxes: [rate(4, { country: 'USA', name: 'Sales tax', rate: 6, regions: ['FL'] })],
      },
    },
  },
  play: async ({ canvas }) => {
    const summary = await summaryOf(canvas);
    await typeAddress(canvas, 'Main Street 1, Orlando, USA, FL 32801');
    await expect(await summary.findByText('6% Sales tax')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', proceed));
    await waitFor(() => expect(window.location.hash).toBe('#test-payment'));
  },
};
