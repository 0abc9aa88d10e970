import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { extensionFields } from '../../../../contract/rules/productExtensions.ts';
import { ProductFields } from '../../../../src/features/admin/products/ProductFields.tsx';
import { elsewhere } from '../../../elsewhere.ts';
import { shows } from '../../../pages/states.ts';
import { asSent } from '../../../ui/asSent.tsx';
import { enter } from '../../../ui/enter.ts';
import { inProductForm } from './inProductForm.tsx';

const meta = {
  component: ProductFields,
  args: { extensions: extensionFields },
  decorators: [inProductForm()],
} satisfies Meta<typeof ProductFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Elsewhere: Story = {
  beforeEach: elsewhere,
  afterEach: shows('Elsewhere the days of a sale name the zone of the shop', async ({ canvas }) => {
    await expect(canvas.getByLabelText('First day of the sale (Tokyo time)')).toBeVisible();
    await expect(canvas.getByLabelText('Last day of the sale (Tokyo time)')).toBeVisible();
  }),
};

export const InvalidValues: Story = {
  parameters: { values: { description: 'Linen.', price: '89.505', swatch: 'clay' } },
  decorators: [asSent()],
};

export const EachErrorIsReportedAndTheFirstHasTheFocus: Story = {
  name: 'Each missing field and each invalid price has its error, and the first has the focus',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByText('Price is required')).toBeVisible();
    await expect(canvas.getByText('Category is required')).toBeVisible();
    const labels = ['Name', 'Category'].map((label) =>
      canvas.getByText(label, { selector: 'label' }),
    );
    await waitFor(() =>
      expect(new Set(labels.map((label) => getComputedStyle(label).color)).size).toBe(1),
    );
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    for (const [typed, error] of [
      ['89.505', 'An amount in dollars, e.g. 4.90'],
      ['-1', 'An amount in dollars, e.g. 4.90'],
      ['0', 'Use a price from 0.01 to 100,000'],
      ['100000.01', 'Use a price from 0.01 to 100,000'],
    ] as const) {
      await userEvent.clear(price);
      await enter(price, typed);
      await waitFor(() => expect(price).toHaveAccessibleDescription(error));
    }
    await userEvent.clear(price);
    await enter(price, '89.5');
    await waitFor(() => expect(price).toBeValid());
  },
};

export const TabFillsFieldAfterField: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.paste('Loden Cape');
    await userEvent.tab();
    await userEvent.paste('Wool.');
    await userEvent.tab();
    await userEvent.paste('100% wool.');
    await userEvent.tab();
    await userEvent.paste('210');
    await userEvent.tab();
    await userEvent.paste('280');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    const details = ['Coats', 'Loden', '', '#34493d', 'loden-cape', 'First frost', '210', '', ''];
    for (const text of details) {
      await userEvent.tab();
      if (text) await userEvent.paste(text);
    }
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Loden Cape'),
    );
    await expect(canvas.getByRole('textbox', { name: 'Regular price' })).toHaveValue('280');
    await expect(canvas.getByRole('radio', { name: 'Women' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Kind' })).toHaveValue('Coats');
    await expect(canvas.getByLabelText('Choose the swatch')).toHaveValue('#34493d');
    await expect(canvas.getByRole('textbox', { name: 'Outfit' })).toHaveValue('First frost');
    await expect(canvas.getByRole('textbox', { name: 'Weight in grams' })).toHaveValue('210');
    await expect(canvas.getByRole('checkbox', { name: 'New Collection' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Most Popular' })).not.toBeChecked();
  },
};

export const ARegularPriceMustBeAboveThePrice: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '90');
    const regular = canvas.getByRole('textbox', { name: 'Regular price' });
    await userEvent.type(regular, '90');
    await userEvent.tab();
    await waitFor(() => expect(regular).toHaveAccessibleDescription('Must be above the price'));
    await userEvent.clear(regular);
    await userEvent.type(regular, '120');
    await waitFor(() => expect(regular).toHaveAccessibleDescription('Only while it is reduced'));
  },
};

export const ACategoryAndDraftAreSelected: Story = {
  name: 'Category and draft are selected by keyboard or click',
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Women' }).focus();
    await userEvent.keyboard('[Space]{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Men' })).toBeChecked());
    await expect(canvas.getByRole('radiogroup', { name: 'Category' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Women' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Women' })).toBeChecked());
    const draft = canvas.getByRole('switch', { name: 'Draft: only admins see it' });
    await userEvent.click(draft);
    await waitFor(() => expect(draft).toBeChecked());
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(draft).not.toBeChecked());
  },
};

export const AMissingCategoryIsAnnouncedAndFocused: Story = {
  parameters: { values: { name: 'Loden Cape', description: 'Wool.', price: '210' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Category is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Women' })).toHaveFocus());
  },
};

export const WithoutExtensions: Story = {
  args: { extensions: [] },
  afterEach: shows('Fields that the server lacks are hidden', async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBeVisible();
    await expect(
      canvas.queryByRole('textbox', { name: 'Material and care' }),
    ).not.toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox', { name: 'Most Popular' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('switch', { name: /^Draft/ })).not.toBeInTheDocument();
  }),
};

export const AnInvalidSwatchAndALongMaterialAreRefused: Story = {
  name: 'An invalid swatch and a material that is too long are refused',
  play: async ({ canvas }) => {
    const swatch = canvas.getByRole('textbox', { name: 'Swatch' });
    await userEvent.type(swatch, 'red');
    await userEvent.tab();
    await waitFor(() => expect(swatch).toHaveAccessibleDescription('Write it as #b5795a'));
    const material = canvas.getByRole('textbox', { name: 'Material and care' });
    await userEvent.click(material);
    await userEvent.paste('x'.repeat(501));
    await userEvent.tab();
    await waitFor(() => expect(material).toHaveAccessibleDescription('Use at most 500 characters'));
  },
};

export const ASwatchNamesItsColourFilter: Story = {
  play: async ({ canvas }) => {
    const swatch = canvas.getByRole('textbox', { name: 'Swatch' });
    await expect(swatch).toHaveAccessibleDescription('The colour as shoppers see it');
    await enter(canvas.getByRole('textbox', { name: 'Colour' }), 'Loden');
    await enter(swatch, '#34493d');
    await expect(swatch).toHaveAccessibleDescription('Shoppers find it under Green');
  },
};
