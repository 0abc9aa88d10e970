import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/managing.ts';
import { holdFirst } from '../../mocks/holdCall.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { check, rowOf } from './productList.ts';

/** Prices of several products are changed, one after another. */
const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.listProduct },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the price dialog for these products. */
async function changePrices(canvas: Canvas, ...names: RegExp[]) {
  await check(canvas, ...names);
  await userEvent.click(canvas.getByRole('button', { name: 'Prices' }));
  return screen.findByRole('textbox', { name: 'How much' });
}

export const PricesOfSeveralAreChanged: Story = {
  play: async ({ canvas, step }) => {
    const first = holdFirst('/modifyproduct');
    await userEvent.type(
      await changePrices(canvas, /Cotton Tote/, /Linen Camp Shirt/),
      '20{Enter}',
    );
    const dialog = screen.getByRole('dialog', { name: 'Change prices' });
    await step('Progress is counted while prices are saved', async () => {
      await screen.findByText('Saved 0 of 2, 0 failed.');
      await waitFor(() => expect(dialog).toHaveFocus());
      first.release();
      await screen.findByText('Saved 2 of 2, 0 failed.');
      await expect(dialog).toHaveFocus();
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(await rowOf(canvas, /Linen Camp Shirt/)).toHaveTextContent('$71.20'),
    );
    await expect(await rowOf(canvas, /Cotton Tote/)).toHaveTextContent('$28.40');
  },
};

export const APriceThatCannotBeReloadedMayBeSaved: Story = {
  name: 'A price that can’t be reloaded may be saved',
  parameters: { shop: { outages: { 'GET /getproduct/:id': 500 } } },
  beforeEach: () => loseAnswer('POST /modifyproduct', 2),
  play: async ({ canvas }) => {
    await userEvent.type(await changePrices(canvas, /Cotton Tote/), '20{Enter}');
    await screen.findByText('Perhaps not saved: We can’t reach the shop.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(async () =>
      expect(await rowOf(canvas, /Cotton Tote/)).toHaveTextContent('$28.40'),
    );
  },
};

export const AConcurrentPriceChangeIsKept: Story = {
  parameters: { shop: { admin: { changedMeanwhile: { price: 101 } } } },
  play: async ({ canvas }) => {
    await userEvent.type(
      await changePrices(canvas, /Linen Camp Shirt/, /Cotton Tote/),
      '20{Enter}',
    );
    await screen.findByText('Saved 1 of 2, 1 failed.');
    await expect(
      screen.getByText(/^Not saved: It has been changed in the meantime/),
    ).toBeInTheDocument();
  },
};
