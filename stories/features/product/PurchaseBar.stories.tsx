import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { linenShirt, woolCoat } from '../../../contract/examples/products.ts';
import { PurchaseBar } from '../../../src/features/product/PurchaseForm.tsx';
import { shows } from '../../pages/states.ts';
import { paletteColour } from '../../paletteColour.ts';

const meta = {
  component: PurchaseBar,
  args: {
    name: linenShirt.name,
    sizes: linenShirt.sizes,
    size: undefined,
    isSizeMissing: false,
    isFavourite: false,
    onSelectSize: fn(),
    onAddToCart: fn(),
    onToggleFavourite: fn(),
  },
  parameters: {
    guide: {
      instead: {
        QuickAdd: 'on a card in a list.',
        SizeSelector: 'to choose a size in the page itself.',
        CartSummary: 'in the cart.',
      },
      content: [
        '“ADD TO CART”, or “SOLD OUT” in its place. On a phone the bar has a list of sizes, too, which says what is left of each.',
      ],
      announced: [
        'The list of sizes is named “Size” and is invalid while one is asked for; the heart is a button that is pressed or not.',
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, minHeight: '150vh', padding: 16, display: 'flex' }}>
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
          <div style={{ flex: 1 }} />
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof PurchaseBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {};

export const ADesktopBarHasNoSizeSelect: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(args.onAddToCart).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const APhoneBarStaysAtTheLowerEdgeAndOffersTheSizes: Story = {
  ...OnAPhone,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'ADD TO CART' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Size' }), 'S');
    await expect(args.onSelectSize).toHaveBeenCalledWith('S');
  },
};

export const TabGoesFromTheSizeToTheCartToTheHeart: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { size: 'S' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Size' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddToCart).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleFavourite).toHaveBeenCalledOnce();
  },
};

export const SizeMissingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { isSizeMissing: true },
  afterEach: shows('A missing size is marked as invalid', async ({ canvas }) => {
    const sizes = canvas.getByRole('combobox', { name: 'Size' });
    await expect(sizes).toBeInvalid();
    await expect(sizes.parentElement?.querySelector('fieldset')).toHaveStyle({
      borderTopColor: paletteColour('error.main'),
    });
  }),
};

export const SoldOutOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { name: woolCoat.name, sizes: woolCoat.sizes },
  afterEach: shows('A sold-out product offers no sizes', async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'SOLD OUT' })).toBeDisabled();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  }),
};
