import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import PriceForm from '../../../src/features/catalogue/PriceForm.tsx';
import { shows } from '../../pages/states.ts';
import { withShopCurrency, yen } from '../../shopCurrency.ts';
import { asSent } from '../../ui/asSent.tsx';
import { framed } from '../framed.tsx';

const meta = {
  component: PriceForm,
  args: { range: {}, onApply: fn() },
  decorators: [framed({ width: 300, padding: 16 })],
} satisfies Meta<typeof PriceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithItsRange: Story = {
  args: { bounds: { lowest: 18, highest: 240 } },
  afterEach: shows('The range of prices is shown as a hint', async ({ canvas }) => {
    await expect(canvas.getByText('From $18.00 to $240.00')).toBeVisible();
    await expect(canvas.getByLabelText('Highest price')).toHaveAttribute('placeholder', '240');
  }),
};

export const WithARange: Story = { args: { range: { minPrice: 20, maxPrice: 80 } } };

export const InvalidValues: Story = { decorators: [asSent({ lowest: '20,', highest: 'cheap' })] };

export const EnterAppliesARangeWithAClearedEnd: Story = {
  ...WithARange,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByLabelText('Lowest price')).toHaveValue(''));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith({ minPrice: undefined, maxPrice: 80 }),
    );
  },
};

/** Phone users do not look for a second button. */
export const APriceAppliesOnBlur: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByLabelText('Lowest price'), '20');
    await userEvent.tab();
    await userEvent.keyboard('60');
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(canvasElement);
    await expect(args.onApply).toHaveBeenCalledWith({ minPrice: 20, maxPrice: 60 });
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const DecimalsMayFollowAComma: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Lowest price'), '9,90');
    await userEvent.type(canvas.getByLabelText('Highest price'), '24,5{Enter}');
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith({ minPrice: 9.9, maxPrice: 24.5 }),
    );
  },
};

export const PricesInRussianHaveAComma: Story = {
  args: { range: { minPrice: 9.9 }, bounds: { lowest: 4.5, highest: 240 } },
  globals: { language: 'ru' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Цена от')).toHaveValue('9,9');
    await expect(canvas.getByLabelText('Цена от')).toHaveAttribute('placeholder', '4,5');
    await userEvent.type(canvas.getByLabelText('Цена от'), '5{Enter}');
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith(expect.objectContaining({ minPrice: 9.95 })),
    );
  },
};

export const OnlyAValidRangeIsApplied: Story = {
  name: 'A word and a reversed range are refused, a valid range is applied',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Lowest price'), 'cheap{Enter}');
    await expect(await canvas.findByText('An amount in dollars, e.g. 4.90')).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Lowest price'));
    await userEvent.type(canvas.getByLabelText('Lowest price'), '80');
    await userEvent.type(canvas.getByLabelText('Highest price'), '20{Enter}');
    await expect(await canvas.findByText('Must not be below the lowest price')).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Lowest price'));
    await userEvent.clear(canvas.getByLabelText('Highest price'));
    await userEvent.type(canvas.getByLabelText('Lowest price'), '20');
    await userEvent.type(canvas.getByLabelText('Highest price'), '99.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply price' }));
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith({ minPrice: 20, maxPrice: 99.5 }),
    );
  },
};

export const YenHaveNoDecimals: Story = {
  args: { bounds: { lowest: 1800, highest: 24_000 } },
  beforeEach: withShopCurrency(yen),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('From ¥1,800 to ¥24,000')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Lowest price'), '24.50{Enter}');
    await expect(await canvas.findByText('An amount in yen, e.g. 490')).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Lowest price'));
    await userEvent.type(canvas.getByLabelText('Lowest price'), '2450{Enter}');
    await waitFor(() =>
      expect(args.onApply).toHaveBeenCalledWith({ minPrice: 2450, maxPrice: undefined }),
    );
  },
};
