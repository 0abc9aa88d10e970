import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/managing.ts';
import { logInAdmin } from '../../mocks/logins.ts';

/** Whoever works by keyboard stays where they were, whatever comes and goes. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.listProduct },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = (canvas: Canvas, name: string) => canvas.getByRole('group', { name });

async function press(button: HTMLElement) {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

async function check(canvas: Canvas, name: RegExp) {
  const row = await canvas.findByRole('row', { name });
  const box = await within(row).findByRole('checkbox', { name: 'Select row' });
  box.focus();
  await userEvent.keyboard('[Space]');
  await canvas.findByRole('button', { name: 'Uncheck' });
}

export const Filtered: Story = { parameters: { route: `${paths.listProduct}?category=men` } };

export const ClearedFiltersKeepTheFocus: Story = {
  ...Filtered,
  name: 'Cleared filters keep the focus',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('3 products', { selector: '[role="status"]' });
    await press(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(group(canvas, 'Filters')).toHaveFocus());
  },
};

export const NothingFits: Story = { parameters: { route: `${paths.listProduct}?q=nothing` } };

export const TheFocusGoesToTheProductsThatCome: Story = {
  ...NothingFits,
  name: 'The focus goes to the products that come',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Show all products' }));
    await canvas.findByRole('row', { name: /Linen Camp Shirt/ });
    await waitFor(() => expect(group(canvas, 'Products')).toHaveFocus());
  },
};

export const Ready: Story = {};

export const TheFocusGoesToTheProductsWhenAllAreUnchecked: Story = {
  name: 'The focus goes to the products when all are unchecked',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await check(canvas, /Cotton Tote/);
    await press(canvas.getByRole('button', { name: 'Uncheck' }));
    await waitFor(() => expect(group(canvas, 'Products')).toHaveFocus());
  },
};

/** Undo is a key away. */
export const TheFocusGoesToTheProductsAndUndoIsAKeyAway: Story = {
  name: 'The focus goes to the products, and undo is a key away',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await check(canvas, /Cotton Tote/);
    await press(canvas.getByRole('button', { name: 'Remove' }));
    await screen.findByText(/^Removed: Cotton Tote/);
    await waitFor(() => expect(group(canvas, 'Products')).toHaveFocus());
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/^Restored to the shop: Cotton Tote/);
    await expect(await canvas.findByRole('row', { name: /Cotton Tote/ })).toBeVisible();
  },
};

export const TheFocusGoesToTheProductsAfterAChange: Story = {
  name: 'The focus goes to the products after a change',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await check(canvas, /Cotton Tote/);
    await press(canvas.getByRole('button', { name: 'Change' }));
    const item = await screen.findByRole('menuitem', { name: 'Add to New Collection' });
    item.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Product Changed');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

/** The next rows do not take the focus away from the filter that brought them. */
export const NewRowsDoNotTakeTheFocus: Story = {
  name: 'New rows do not take the focus',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Cotton Tote/ });
    canvas.getByRole('columnheader', { name: /^Product/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).not.toBeNull());
    const flag = canvas.getByRole('button', { name: 'Most Popular' });
    flag.focus();
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(flag).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() =>
      expect(
        canvas.queryByRole('progressbar', { name: 'Loading Products' }),
      ).not.toBeInTheDocument(),
    );
    await expect(flag).toHaveFocus();
  },
};
