import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { exampleProducts, linenShirt } from '../../../../contract/examples/products.ts';
import { PriceDialog } from '../../../../src/features/admin/products/PriceDialog.tsx';
import { elsewhere } from '../../../elsewhere.ts';
import { shows } from '../../../pages/states.ts';

const products = exampleProducts
  .slice(0, 3)
  .map((product) => ({ regularPrice: 0, ...product, version: 1 }));
const [first, second, third] = products.map(({ _id }) => _id);

const meta = {
  component: PriceDialog,
  args: { products, results: new Map(), onApply: fn(async () => {}), onClose: fn() },
  parameters: {
    guide: {
      instead: { ProductForm: 'for one product.', ImportDialog: 'for a price list as a file.' },
      content: [
        'Each product with what it costs now and what it would, before anything is done. The button counts: “Change 3 prices”.',
        'A sale is taken from the regular price: the same sale twice is the same sale.',
      ],
      announced: [
        'A dialog named “Change prices”. How many were saved is a status; each that was not says why.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PriceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {};

const many = Array.from({ length: 25 }, (_, index) => ({
  ...linenShirt,
  _id: `shirt-${index}`,
})).map((product) => ({ regularPrice: 0, ...product, version: 1 }));

export const WithManyProductsTheButtonIsVisible: Story = {
  args: { products: many },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Change prices' });
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    await userEvent.type(await amount(), '20');
    await expect(await screen.findByRole('button', { name: 'Change 25 prices' })).toBeVisible();
  },
};

const amount = () => screen.findByRole('textbox', { name: 'How much' });
const row = (name: RegExp) => screen.findByRole('row', { name });

export const ASaleIsPreviewedBeforeItIsApplied: Story = {
  play: async ({ args }) => {
    await userEvent.type(await amount(), '20');
    await waitFor(async () =>
      expect(await row(/Linen Camp Shirt/)).toHaveTextContent('$71.20 Regular price $89.00'),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prices end in' }), '.95');
    await waitFor(async () => expect(await row(/Linen Camp Shirt/)).toHaveTextContent('$70.95'));
    await userEvent.click(screen.getByRole('button', { name: 'Change 3 prices' }));
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce());
    const expected = { product: products[0], after: { price: 70.95, regularPrice: 89 } };
    await expect(args.onApply).toHaveBeenCalledWith(expect.arrayContaining([expected]));
  },
};

export const ASaleWithDaysWaitsForTheFirst: Story = {
  name: 'A sale with days waits for the first, by keyboard too',
  args: { products: products.map((product) => ({ ...product, saleUntil: '' })) },
  play: async ({ args }) => {
    await userEvent.type(await amount(), '20');
    const type = async (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await type('First day', '2026-06-01');
    await type('Last day', '2026-05-31');
    await userEvent.type(await amount(), '{Enter}');
    await waitFor(() => expect(screen.getByText('Must not be before the first day')).toBeVisible());
    await type('Last day', '2026-06-07');
    await waitFor(async () => expect(await row(/Linen Camp Shirt/)).toHaveTextContent('$71.20'));
    await userEvent.type(await amount(), '{Enter}');
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce());
    const days = { saleFrom: '2026-06-01', saleUntil: '2026-06-07' };
    const after = { price: 89, regularPrice: 0, salePrice: 71.2, ...days };
    await expect(args.onApply).toHaveBeenCalledWith(
      expect.arrayContaining([{ product: args.products[0], after }]),
    );
  },
};

export const Elsewhere: Story = {
  args: { products: products.map((product) => ({ ...product, saleUntil: '' })) },
  beforeEach: elsewhere,
  afterEach: shows('Elsewhere the days of a sale name the zone of the shop', async () => {
    await expect(await screen.findByLabelText('First day (Tokyo time)')).toBeVisible();
    await expect(screen.getByLabelText('Last day (Tokyo time)')).toBeVisible();
  }),
};

export const OnlyAValidAmountChangesPrices: Story = {
  name: 'Only a valid amount changes prices, by keyboard too',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change prices' }));
    await waitFor(async () => expect(await amount()).toHaveAccessibleDescription('Enter how much'));
    await userEvent.type(await amount(), '10.555');
    await waitFor(async () =>
      expect(await amount()).toHaveAccessibleDescription(
        'Use a number with at most two decimals, e.g. 12.5',
      ),
    );
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Change' }),
      'New regular price',
    );
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Direction' }),
      'Raise',
    );
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '5{Enter}');
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce());
    const expected = { product: products[0], after: { price: 93.45, regularPrice: 0 } };
    await expect(args.onApply).toHaveBeenCalledWith(expect.arrayContaining([expected]));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const APlannedSaleEnds: Story = {
  args: {
    products: products.map((product) => ({
      ...product,
      ...{ salePrice: 20, saleFrom: '2026-06-01', saleUntil: '2026-06-07' },
    })),
  },
  play: async ({ args }) => {
    const change = await screen.findByRole('combobox', { name: 'Change' });
    await userEvent.selectOptions(change, 'End the sale');
    await userEvent.click(await screen.findByRole('button', { name: 'Change 3 prices' }));
    const after = { price: 89, regularPrice: 0, salePrice: 0, saleFrom: '', saleUntil: '' };
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith(
        expect.arrayContaining([{ product: args.products[0], after }]),
      ),
    );
  },
};

export const AnExistingSaleEnds: Story = {
  args: {
    products: [{ ...linenShirt, price: 60, regularPrice: 89, version: 1 }, ...products.slice(1)],
  },
  play: async () => {
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Change' }),
      'End the sale',
    );
    await expect(await screen.findByRole('button', { name: 'Change 1 price' })).toBeVisible();
    await expect(screen.getAllByText('It is not on sale')).toHaveLength(2);
  },
};

export const SomeFailed: Story = {
  args: {
    results: new Map([
      [first ?? '', { status: 'done' }],
      [second ?? '', { status: 'failed', reason: 'It has been changed in the meantime.' }],
      [third ?? '', { status: 'saving' }],
    ]),
  },
  afterEach: shows('Failures are named and the others are done', async () => {
    await expect(await screen.findByText('Saved 1 of 3, 1 failed.')).toBeInTheDocument();
    await expect(
      screen.getByText('Not saved: It has been changed in the meantime.'),
    ).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
