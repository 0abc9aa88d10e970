import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt, stripedTee } from '../../contract/examples/products.ts';
import ProductSizeGuide from '../../src/pages/ProductSizeGuide.tsx';
import { logInAnna } from '../mocks/logins.ts';

const meta = {
  component: ProductSizeGuide,
  args: { product: stripedTee, onClose: fn() },
} satisfies Meta<typeof ProductSizeGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheProductsCategory: Story = {};

export const TheGuideOpensAtTheCategoryAndCanBeLeft: Story = {
  name: 'The guide opens at the category and can be left',
  tags: ['behaviour'],
  play: async ({ args }) => {
    const kids = await screen.findByRole('table', { name: 'Kids’ sizes' });
    await waitFor(() => expect(kids).toBeVisible());
    await userEvent.click(screen.getByRole('tab', { name: 'Women' }));
    await waitFor(() => expect(screen.getByRole('table', { name: 'Women’s sizes' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close size guide' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const InInches: Story = {
  beforeEach: () => localStorage.setItem('hemline.sizeUnit', '"in"'),
};

export const TheUnitIsRememberedAndEscapeCloses: Story = {
  ...InInches,
  name: 'The unit is remembered, and Escape closes',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await expect(
      await screen.findByRole('columnheader', { name: 'Chest, in' }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OfAProductThatRunsSmall: Story = {
  args: { product: { ...linenShirt, fit: { small: 5, true: 1, large: 1 } } },
};

export const TheFitIsSaidInItsOwnCategory: Story = {
  ...OfAProductThatRunsSmall,
  name: 'The fit is said in its own category',
  tags: ['behaviour'],
  play: async () => {
    await expect(await screen.findByText('Runs small: 71% say so')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Men' }));
    await waitFor(() => expect(screen.queryByText(/Runs small/)).not.toBeInTheDocument());
  },
};

export const OfACustomerWhoBoughtBefore: Story = {
  args: { product: linenShirt },
  beforeEach: logInAnna,
};

export const TheSizeOfTheLastOrderIsOfferedAndSavedWithOnePress: Story = {
  ...OfACustomerWhoBoughtBefore,
  name: 'The size of the last order is offered, and saved with one press',
  tags: ['behaviour'],
  play: async () => {
    const offer = await screen.findByRole('button', { name: 'My size is S' });
    await expect(screen.getByRole('button', { name: 'S', pressed: false })).toBeVisible();
    await userEvent.click(offer);
    await expect(await screen.findByRole('button', { name: 'S', pressed: true })).toBeVisible();
    await expect(await screen.findByText(/^Saved to your account/)).toBeVisible();
  },
};

export const AGuestIsOfferedNone: Story = {
  args: { product: linenShirt },
  name: 'A guest is offered none',
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'M', pressed: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'M', pressed: true }));
    await expect(await screen.findByText(/^Choose yours/)).toBeVisible();
    await expect(screen.queryByText(/last time/)).not.toBeInTheDocument();
  },
};
