import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/managing.ts';
import { logInAdmin } from '../../mocks/logins.ts';

/** The focus stays near a control that disappears. */
const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.listProduct },
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

export const NothingFound: Story = { parameters: { route: `${adminPaths.listProduct}?q=nothing` } };

export const TheFocusMovesToTheProducts: Story = {
  ...NothingFound,
  name: 'The focus moves to the products when all are shown or unchecked',
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Show all products' }));
    await canvas.findByRole('row', { name: /Linen Camp Shirt/ });
    await waitFor(() => expect(group(canvas, 'Products')).toHaveFocus());
    await check(canvas, /Cotton Tote/);
    await press(canvas.getByRole('button', { name: 'Uncheck' }));
    await waitFor(() => expect(group(canvas, 'Products')).toHaveFocus());
  },
};

export const TheFocusMovesToTheProductsAndUndoIsOneKeyAway: Story = {
  name: 'After a removal the focus moves to the products, and F8 to Undo',
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

export const NewRowsDoNotTakeTheFocus: Story = {
  name: 'Cleared filters keep the focus, and new rows do not take it',
  parameters: { route: `${adminPaths.listProduct}?category=men` },
  play: async ({ canvas }) => {
    await canvas.findByText('3 products', { selector: '[role="status"]' });
    await press(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(group(canvas, 'Filters')).toHaveFocus());

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
