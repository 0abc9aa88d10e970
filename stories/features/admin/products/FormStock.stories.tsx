import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { exampleScales, shoeScale } from '../../../../contract/examples/sizeScales.ts';
import { envParamsWith } from '../../../../contract/rules/shopSettings.ts';
import { FormStock } from '../../../../src/features/admin/products/StockTable.tsx';
import { shows } from '../../../pages/states.ts';
import { asSent } from '../../../ui/asSent.tsx';
import { enter } from '../../../ui/enter.ts';
import { framed } from '../../framed.tsx';
import { fourSizes } from './examples.ts';
import { inProductForm } from './inProductForm.tsx';

const meta = {
  component: FormStock,
  args: { allowedSizes: exampleEnvParams.allowedSizes },
} satisfies Meta<typeof FormStock>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = (boxes: HTMLElement[]) =>
  boxes.map((box) => box.getAttribute('aria-label')?.replace('Offer size ', ''));

export const NoCategory: Story = {
  decorators: [inProductForm()],
  afterEach: shows('Without a category every size is offered', async ({ canvas }) => {
    await expect(sizes(canvas.getAllByRole('checkbox'))).toEqual(exampleEnvParams.allowedSizes);
  }),
};

export const NoCategoryWithScales: Story = {
  args: { ...envParamsWith(exampleScales), takesCodes: true },
  decorators: [inProductForm()],
};

export const TheScaleIsAskedForBeforeItsSizes: Story = {
  ...NoCategoryWithScales,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Choose a category or a size scale to see its sizes.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Size scale' }), 'One size');
    await expect(sizes(canvas.getAllByRole('checkbox'))).toEqual(['One size']);
    const codesLater = 'SKUs and barcodes can be added once a size is offered.';
    await expect(canvas.getByText(codesLater)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('button', { name: 'Add SKUs and barcodes' })).toBeVisible();
    await expect(canvas.queryByText(codesLater)).not.toBeInTheDocument();
  },
};

export const WithScales: Story = {
  args: envParamsWith(exampleScales),
  decorators: [inProductForm({ category: 'women', kind: 'Shoes' })],
};

export const TheScaleOffersItsSizes: Story = {
  ...WithScales,
  name: 'The usual scale is that of the kind, and another offers its own sizes',
  play: async ({ canvas }) => {
    await expect(sizes(canvas.getAllByRole('checkbox'))).toEqual(shoeScale.sizes);
    const scale = canvas.getByRole('combobox', { name: 'Size scale' });
    await expect(scale).toHaveDisplayValue('Usual (Women’s shoes)');
    await userEvent.selectOptions(scale, 'One size');
    await expect(sizes(canvas.getAllByRole('checkbox'))).toEqual(['One size']);
  },
};

/** Offered sizes stay even if they are not the category’s. */
export const Kids: Story = {
  decorators: [inProductForm({ category: 'kid', stock: fourSizes.slice(1, 2) })],
  afterEach: shows('Used sizes stay even if they do not fit', async ({ canvas }) => {
    await expect(sizes(canvas.getAllByRole('checkbox'))).toEqual([
      '2Y',
      '4Y',
      '6Y',
      '8Y',
      '10Y',
      '12Y',
      'M',
    ]);
  }),
};

export const Women: Story = {
  decorators: [inProductForm({ category: 'women', stock: fourSizes })],
};

export const InvalidQuantities: Story = {
  decorators: [
    asSent(),
    inProductForm({
      category: 'women',
      stock: fourSizes.map((row, index) => ({
        ...row,
        quantity: ['1.5', '1', '', '4'][index] ?? '',
      })),
    }),
  ],
};

export const EachInvalidQuantityShowsItsError: Story = {
  ...Women,
  name: 'Tab reaches a quantity, and each invalid one has its error',
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: 'Offer size S' }).focus();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Quantity of S' })).toHaveFocus(),
    );
    const small = canvas.getByRole('textbox', { name: 'Quantity of S' });
    const medium = canvas.getByRole('textbox', { name: 'Quantity of M' });
    const large = canvas.getByRole('textbox', { name: 'Quantity of L' });
    await userEvent.type(small, '.5');
    await userEvent.clear(medium);
    await userEvent.type(medium, '1');
    await userEvent.clear(large);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(small).toHaveAccessibleDescription('Use a whole number, 0 or more'));
    await expect(medium).toHaveAccessibleDescription('2 are reserved: not less');
    await expect(large).toHaveAccessibleDescription('Enter a quantity');
    await expect(canvas.getByRole('textbox', { name: 'Quantity of XL' })).toBeValid();
  },
};

export const TakingCodes: Story = { ...Women, args: { takesCodes: true } };

export const CodesAreAddedOnDemand: Story = {
  ...TakingCodes,
  name: 'Fields for codes appear on demand, and a wrong check digit is named',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'SKU of S' })).not.toBeInTheDocument();
    canvas.getByRole('button', { name: 'Add SKUs and barcodes' }).focus();
    await userEvent.keyboard('{Enter}');
    const barcode = await canvas.findByRole('textbox', { name: 'Barcode of S' });
    await expect(canvas.getByRole('textbox', { name: 'SKU of S' })).toHaveFocus();
    await expect(canvas.getAllByText('Barcode', { selector: 'label' })[0]).toBeVisible();
    await enter(barcode, '4006381333930');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(barcode).toHaveAccessibleDescription(
        'The barcode ends in 0, but its check digit is 1: compare its digits.',
      ),
    );
  },
};

export const Coded: Story = {
  args: { takesCodes: true },
  decorators: [
    inProductForm({
      category: 'women',
      stock: fourSizes.map((row, index) => ({ ...row, ...(index === 0 && { sku: 'A' }) })),
    }),
  ],
};

export const ABarcodeIsReadableInFull: Story = {
  ...Coded,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const barcode = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Barcode of S' });
    await enter(barcode, '4006381333931');
    await expect(barcode.scrollWidth).toBeLessThanOrEqual(barcode.clientWidth);
  },
};

export const ABarcodeIsReadableBesideThePictures: Story = {
  ...ABarcodeIsReadableInFull,
  tags: ['behaviour'],
  globals: {},
  decorators: [Coded.decorators ?? [], framed({ maxWidth: 460 })].flat(),
};

export const AClearedCodeKeepsItsField: Story = {
  ...Coded,
  name: 'The last code can be cleared and typed anew',
  play: async ({ canvas }) => {
    const sku = canvas.getByRole('textbox', { name: 'SKU of S' });
    await userEvent.type(sku, '{Backspace}LCS-S');
    await expect(sku).toHaveFocus();
    await expect(sku).toHaveValue('LCS-S');
  },
};

export const ACodeBelongsToOneSize: Story = {
  ...Coded,
  name: 'A code of another size is refused; a size that is not offered blocks nothing',
  play: async ({ canvas }) => {
    const medium = canvas.getByRole('textbox', { name: 'SKU of M' });
    await userEvent.type(medium, 'a');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Barcode of L' }), '123');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Offer size L' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(medium).toHaveAccessibleDescription('This SKU belongs to size S, too.'),
    );
    await waitFor(() => expect(medium).toHaveFocus());
  },
};
