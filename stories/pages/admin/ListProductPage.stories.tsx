import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { exampleProducts } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/managing.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { season } from '../../mocks/season.ts';
import { failed, sessionEnded, shows } from '../states.ts';
import { check, expectCount, rowOf } from './productList.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.listProduct },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectGone(canvas: Canvas, name: RegExp) {
  await waitFor(() => expect(canvas.queryByRole('row', { name })).not.toBeInTheDocument());
}

async function chooseChange(canvas: Canvas, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** A full page. */
export const Ready: Story = { parameters: { shop: { products: season } } };

export const TheProductsAreCountedAndLowStockIsNamed: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Products' });
    await expectCount(canvas, '8 products');
    await expect(await rowOf(canvas, /Linen Camp Shirt/)).toHaveTextContent('Low: M, L');
    await waitFor(() => expect(document.title).toBe('Products · Hemline'));
    await step('Category and stock filter together', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Men');
      await expectCount(canvas, '3 products');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stock' }), 'Sold out');
      await expectCount(canvas, '1 product');
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'nothing{Enter}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Show all products' }));
      await expectCount(canvas, '8 products');
      await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('');
    });
  },
};

export const SeveralProductsAreChangedAtOnce: Story = {
  play: async ({ canvas }) => {
    await check(canvas, /Cotton Tote/, /Corduroy Dungarees/);
    await expectCount(canvas, '2 selected');
    await chooseChange(canvas, 'Add to New Collection');
    await screen.findByText('2 products are changed.');
    for (const name of [/Cotton Tote/, /Corduroy Dungarees/]) {
      await waitFor(() =>
        expect(canvas.getByRole('row', { name })).toHaveTextContent('New Collection'),
      );
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus());
  },
};

export const AChangeWithoutAReplyMayBeDone: Story = {
  beforeEach: () => loseAnswer('POST /modifyproducts', 2),
  play: async ({ canvas }) => {
    await check(canvas, /Cotton Tote/);
    await chooseChange(canvas, 'Add to New Collection');
    await screen.findByText(/^This may not have gone through/);
    await waitFor(async () =>
      expect(await rowOf(canvas, /Cotton Tote/)).toHaveTextContent('New Collection'),
    );
  },
};

const [draft, ...published] = exampleProducts;

export const Drafts: Story = {
  parameters: { shop: { products: published, drafts: draft ? [draft] : [] } },
};

export const DraftsAreFoundAndPublished: Story = {
  ...Drafts,
  play: async ({ canvas }) => {
    await expectCount(canvas, '8 products');
    await userEvent.click(await canvas.findByRole('button', { name: 'Drafts' }));
    await expectCount(canvas, '1 product');
    await check(canvas, /Linen Camp Shirt/);
    await chooseChange(canvas, 'Publish');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all products' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Uncheck' }));
    await expectCount(canvas, '8 products');
    await waitFor(() => expect(canvas.queryByText('Draft')).not.toBeInTheDocument());
  },
};

export const AFailedChangeIsReportedAndChangesNothing: Story = {
  name: 'A failed change is reported and changes nothing',
  parameters: { shop: { outages: { 'POST /modifyproducts': 500 } } },
  play: async ({ canvas }) => {
    await check(canvas, /Cotton Tote/);
    await chooseChange(canvas, 'Move to Kids');
    await screen.findByText('Failed to update product.');
    await expect(canvas.getByRole('row', { name: /Cotton Tote/ })).toHaveTextContent('Women');
  },
};

export const RemovedProductsAreRestored: Story = {
  play: async ({ canvas }) => {
    await check(canvas, /Cotton Tote/, /Wool Car Coat/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expectGone(canvas, /Cotton Tote/);
    await expectCount(canvas, '6 products');
    await screen.findByText('Removed: 2 products');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await rowOf(canvas, /Cotton Tote/)).toBeInTheDocument();
    await expectCount(canvas, '8 products');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Products' })).toHaveFocus());
  },
};

export const ARemovalWithoutAReplyCanBeUndone: Story = {
  beforeEach: () => {
    loseAnswer('POST /removeproducts', 2);
    loseAnswer('POST /restoreproducts', 2);
  },
  play: async ({ canvas }) => {
    await check(canvas, /Cotton Tote/, /Wool Car Coat/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const ofRemoval = await screen.findByText(/^This may not have gone through/);
    await expectGone(canvas, /Cotton Tote/);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await rowOf(canvas, /Cotton Tote/)).toBeInTheDocument();
    await waitFor(() => expect(ofRemoval).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Restored to the shop: 2 products');
    await expectCount(canvas, '2 selected');
  },
};

/** Nothing can be restored there. */
export const ASpecOnlyServersShopAsksBeforeRemoving: Story = {
  name: 'A spec-only server’s shop asks before removing',
  parameters: { shop: { plain: true } },
  play: async ({ canvas, step }) => {
    await check(canvas, /Cotton Tote/);
    await step('It has no drafts and no common change of prices', async () => {
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Drafts' })).not.toBeInTheDocument(),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
      const other = await screen.findByRole('menuitem', { name: 'Move to Kids' });
      await expect(screen.queryByRole('menuitem', { name: 'Make draft' })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(other).not.toBeInTheDocument());
      await expect(canvas.queryByRole('button', { name: 'Prices' })).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove from the shop?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(canvas.getByRole('row', { name: /Cotton Tote/ })).toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    await expectGone(canvas, /Cotton Tote/);
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
};

export const NewRowsDoNotTakeTheFocus: Story = {
  name: 'Cleared filters keep the focus, and new rows do not take it',
  parameters: { route: `${adminPaths.listProduct}?category=men` },
  play: async ({ canvas }) => {
    await expectCount(canvas, '3 products');
    canvas.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus());
    await expectCount(canvas, '8 products');
    canvas.getByRole('columnheader', { name: /^Product/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).not.toBeNull());
    const flag = canvas.getByRole('button', { name: 'Most Popular' });
    flag.focus();
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(flag).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await expect(flag).toHaveFocus();
  },
};

export const NothingFound: Story = { parameters: { route: `${adminPaths.listProduct}?q=nothing` } };

export const Empty: Story = { parameters: { shop: { products: [] } } };

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /listproducts': 'silent' } } },
  afterEach: shows('A loading list is not shown as empty', async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Products' })).toBeVisible();
    await expect(canvas.queryByText('There are no products yet')).not.toBeInTheDocument();
  }),
};

export const Unauthorized: Story = sessionEnded('GET /listproducts', 'An ended session is denied');

export const Failed: Story = failed('GET /listproducts', adminPaths.listProduct);

export const Offline: Story = { globals: { network: 'offline' } };
