import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { exampleProducts } from '../../../contract/examples/products.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { ProductCard } from '../../../src/features/catalogue/ProductCard.tsx';
import { ProductRow } from '../../../src/features/home/ProductRow.tsx';
import { manyProducts } from '../../mocks/manyProducts.ts';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';

function toCard(product: Product) {
  return (
    <ProductCard
      key={product._id}
      product={product}
      isFavourite={false}
      onToggleFavourite={() => {}}
      onQuickAdd={() => {}}
    />
  );
}

const meta = {
  component: ProductRow,
  args: {
    children: exampleProducts.slice(0, 4).map(toCard),
  },
  decorators: [framed({ padding: 24 })],
  parameters: {
    guide: {
      instead: {
        ProductGrid: 'where all products are shown.',
      },
      content: ['No words of its own: a ProductSection around it has the heading and “See all”.'],
      announced: [
        'A list with its number of products. “Previous products” and “Next products” move it; Tab brings the next card into sight by itself.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourInARow: Story = {
  afterEach: shows('Four products need no buttons', async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(row.scrollWidth).toBe(row.clientWidth);
    await expect(canvas.queryByRole('button', { name: 'Next products' })).not.toBeInTheDocument();
  }),
};

const next = { name: 'Next products' };
const previous = { name: 'Previous products' };

const twelve = { children: manyProducts(12, 'women').map(toCard) };

export const Twelve: Story = { args: twelve };

export const TheButtonsScrollTheRow: Story = {
  ...Twelve,
  name: 'The buttons move the row, stop at its ends and keep the focus',
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', previous);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list').scrollLeft).toBe(0);
    await expect(button).toHaveFocus();
    canvas.getByRole('button', next).focus();
    await userEvent.tab({ shift: true });
    await expect(button).not.toHaveFocus();
    const row = canvas.getByRole('list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    // The focus moved to the last card, and scrolled the row.
    row.scrollLeft = 0;
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    const atEnd = () => row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
    canvas.getByRole('button', next).focus();
    for (let press = 0; press < 4; press++) {
      const before = row.scrollLeft;
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(atEnd() || row.scrollLeft > before).toBe(true));
    }
    await waitFor(() => expect(atEnd()).toBe(true));
    await expect(canvas.getByRole('button', next)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', previous));
    await waitFor(() => expect(atEnd()).toBe(false));
  },
};

/** The first product is at the right. */
export const FromRightToLeft: Story = { ...Twelve, globals: { direction: 'rtl' } };

export const TheButtonsScrollFromRightToLeft: Story = {
  ...FromRightToLeft,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('list');
    const button = await canvas.findByRole('button', next);
    await userEvent.click(button);
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(0));
    await waitFor(() =>
      expect(canvas.getByRole('button', previous)).toHaveAttribute('aria-disabled', 'false'),
    );
    row.scrollLeft = -row.scrollWidth;
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const FocusScrollsACardIntoView: Story = {
  ...Twelve,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const last = canvas.getByRole('link', { name: 'Merino Crew No. 12' });
    await expect(last.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth);
    last.focus();
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneTheRowIsLongerThanTheWindow: Story = {
  ...OnAPhone,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Linen Camp Shirt' })).toHaveFocus(),
    );
  },
};
