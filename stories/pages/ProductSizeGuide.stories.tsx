import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt, stripedTee } from '../../contract/examples/products.ts';
import ProductSizeGuide from '../../src/pages/ProductSizeGuide.tsx';
import { logInAnna } from '../mocks/logins.ts';
import { shows } from './states.ts';

const meta = {
  component: ProductSizeGuide,
  args: { product: stripedTee, onClose: fn() },
} satisfies Meta<typeof ProductSizeGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheProductsCategory: Story = {};

export const InInches: Story = {
  beforeEach: () => localStorage.setItem('hemline.sizeUnit', '"in"'),
  afterEach: shows('The unit is saved', async () => {
    await screen.findByRole('columnheader', { name: 'Chest, in' });
  }),
};

export const RunsSmall: Story = {
  args: { product: { ...linenShirt, fit: { small: 5, true: 1, large: 1 } } },
};

export const TheFitIsShownInItsOwnCategory: Story = {
  ...RunsSmall,
  play: async () => {
    await screen.findByText('Runs small: 71% say so');
    await userEvent.click(screen.getByRole('tab', { name: 'Men' }));
    await waitFor(() => expect(screen.queryByText(/Runs small/)).not.toBeInTheDocument());
  },
};

export const AsCustomerWithOrders: Story = {
  args: { product: linenShirt },
  beforeEach: logInAnna,
};

export const TheSizeOfTheLastOrderIsOfferedAndSavedWithOnePress: Story = {
  ...AsCustomerWithOrders,
  name: 'The size of the last order is offered, and saved with one press',
  play: async () => {
    const offer = await screen.findByRole('button', { name: 'My size is S' });
    await expect(screen.getByRole('button', { name: 'S', pressed: false })).toBeVisible();
    await userEvent.click(offer);
    await expect(await screen.findByRole('button', { name: 'S', pressed: true })).toBeVisible();
    await expect(await screen.findByText(/^Saved to your account/)).toBeVisible();
  },
};

export const ASizeIsOnTheAccountBesideAnotherCategorysInTheBrowser: Story = {
  ...TheSizeOfTheLastOrderIsOfferedAndSavedWithOnePress,
  name: 'A size is on the account although that of another category is in the browser',
  tags: ['behaviour'],
  beforeEach: () => {
    logInAnna();
    localStorage.setItem('hemline.mySizes', '{"men":"S"}');
  },
};

export const AGuestGetsNoOffer: Story = {
  args: { product: linenShirt },
  name: 'A guest gets no size suggestion',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'M', pressed: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'M', pressed: true }));
    await expect(await screen.findByText(/^Choose yours/)).toBeVisible();
    await expect(screen.queryByText(/last time/)).not.toBeInTheDocument();
  },
};
