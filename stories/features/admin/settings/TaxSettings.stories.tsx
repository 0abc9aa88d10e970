import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { frenchTax, portugueseTax } from '../../../../contract/examples/selling.ts';
import type { TaxSetting } from '../../../../contract/schemas/selling.ts';
import { TaxSettings } from '../../../../src/features/admin/settings/TaxSettings.tsx';
import { shows } from '../../../pages/states.ts';
import { asSent } from '../../../ui/asSent.tsx';
import { enter } from '../../../ui/enter.ts';
import { pressed } from '../../../ui/pressed.tsx';

const onSave = fn();
const onEnd = fn();

const meta = {
  component: TaxSettings,
  args: {
    taxes: [frenchTax, portugueseTax],
    kinds: { women: ['Dresses', 'Skirts'], kid: ['Coats'] },
    ...{ onSave, onEnd },
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof TaxSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** New items have an id. */
const newOne = { id: expect.any(String) };

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const reducedTax: TaxSetting = {
  ...portugueseTax,
  ...{ id: '01960000-0000-7000-8000-000000000039', rate: 6, appliesTo: [{ category: 'kid' }] },
};

const ofSeveralGroups: TaxSetting = {
  ...reducedTax,
  ...{ id: '01960000-0000-7000-8000-000000000037', rate: 13 },
  appliesTo: [
    { category: 'women', kind: 'Dresses' },
    { category: 'women', kind: 'Skirts' },
    { category: 'kid', kind: 'Coats' },
  ],
};

const salesTax: TaxSetting = {
  ...frenchTax,
  ...{ id: '01960000-0000-7000-8000-000000000038', country: 'United States', name: 'Sales tax' },
  ...{ rate: 6.25, onTop: true },
};

export const Rates: Story = {
  args: { taxes: [frenchTax, portugueseTax, reducedTax, ofSeveralGroups, salesTax] },
};

export const InGerman: Story = {
  args: { taxes: [frenchTax] },
  globals: { language: 'de' },
  afterEach: shows('Countries have their names in the language', async ({ canvas }) => {
    await expect(canvas.getByText('Frankreich')).toBeVisible();
  }),
};

const quebecTax: TaxSetting = {
  ...salesTax,
  ...{ id: '01960000-0000-7000-8000-000000000040', country: 'Canada', name: 'QST', rate: 9.975 },
  ...{ regions: ['QC'], inAddition: true },
};

const clothesInMassachusetts: TaxSetting = {
  ...salesTax,
  ...{ id: '01960000-0000-7000-8000-000000000041', regions: ['MA'], rate: 0 },
  ...{ upTo: 175, splitsPrice: true, exceptDelivery: true, appliesTo: [{ category: 'women' }] },
};

export const ByRegion: Story = {
  args: { taxes: [quebecTax, { ...salesTax, regions: ['MA'] }, clothesInMassachusetts] },
  afterEach: shows('Regions and terms are in words', async ({ canvas }) => {
    await expect(canvas.getByText('Quebec · added at checkout, in addition')).toBeVisible();
    const terms =
      /^Massachusetts · Women · added at checkout, up to \$175\.00 per item, the remainder at the other rate/;
    await expect(canvas.getByText(terms)).toBeVisible();
  }),
};

export const ByRegionOnAPhone: Story = {
  ...ByRegion,
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('The table fits, and breaks no word', async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    const country = canvas.getByText('Canada');
    await expect(country.clientHeight).toBeLessThan(
      2 * parseFloat(getComputedStyle(country).fontSize),
    );
  }),
};

export const None: Story = { args: { taxes: [] } };

export const InvalidValues: Story = {
  decorators: [pressed('Add a tax rate'), asSent({ country: 'Spain, Italy', rate: '5.5555' })],
};

export const ARateIsChangedByKeyboard: Story = {
  name: 'A rate is changed by keyboard, and ended after a confirmation',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change TVA in France, 5.5%' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await inDialog('Change TVA in France, 5.5%');
    const percent = form.getByRole('textbox', { name: 'Percent' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '20{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...frenchTax, rate: 20 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'End VAT in Portugal, 23%' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'End' }));
    await expect(onEnd).toHaveBeenCalledWith(portugueseTax.id);
  },
};

export const OnlyAValidRateIsAdded: Story = {
  name: 'Errors are reported at their fields, and a valid rate is added',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a tax rate' }));
    const form = await inDialog('Add a tax rate');
    const country = form.getByRole('textbox', { name: 'Country' });
    const percent = form.getByRole('textbox', { name: 'Percent' });
    await enter(country, 'Spain, Italy');
    await enter(percent, '5.5555');
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByText('One country')).toBeVisible();
    await expect(form.getByText('Enter the name of the tax')).toBeVisible();
    await expect(form.getByText('At most three decimals')).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(country);
    await enter(country, 'Germany ');
    await userEvent.type(form.getByRole('textbox', { name: 'Tax' }), 'VAT');
    await userEvent.clear(percent);
    await userEvent.type(percent, '19');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ ...newOne, country: 'Germany', name: 'VAT', rate: 19 }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const AReducedRateIsAddedForKindsOfProducts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a tax rate' }));
    const form = await inDialog('Add a tax rate');
    await enter(form.getByRole('textbox', { name: 'Country' }), 'Ireland');
    await userEvent.type(form.getByRole('textbox', { name: 'Tax' }), 'VAT');
    await userEvent.type(form.getByRole('textbox', { name: 'Percent' }), '0{Enter}');
    await expect(
      await form.findByText('A rate of 0 needs products, regions or a price limit.'),
    ).toBeVisible();
    const kids = within(form.getByRole('group', { name: 'Kids' }));
    await userEvent.click(kids.getByRole('button', { name: 'All' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const rate = { country: 'Ireland', name: 'VAT', rate: 0, appliesTo: [{ category: 'kid' }] };
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...newOne, ...rate }));
  },
};

export const ATaxIsAddedToPrices: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change VAT in Portugal, 23%' }));
    const form = await inDialog('Change VAT in Portugal, 23%');
    const added = /^Added to prices at checkout/;
    await userEvent.click(form.getByRole('checkbox', { name: added }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...portugueseTax, onTop: true }));
  },
};

export const ProductsOfARateAreChosenByKeyboard: Story = {
  args: { taxes: [reducedTax] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change VAT in Portugal for Kids, 6%' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await inDialog('Change VAT in Portugal for Kids, 6%');
    within(form.getByRole('group', { name: 'Kids' }))
      .getByRole('button', { name: 'Coats' })
      .focus();
    await userEvent.keyboard(' ');
    form.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    const appliesTo = [{ category: 'kid', kind: 'Coats' }];
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...reducedTax, appliesTo }));
  },
};

export const OnAPhone: Story = {
  ...Rates,
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('Several groups of products fit', async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Taxes' });
    const [, , , several] = within(table).getAllByRole('rowheader');
    await expect(several).toHaveTextContent(/Dresses.*Skirts.*Coats/);
    // France has one rate, and Portugal several.
    const rows = within(table).getAllByRole('rowheader');
    await expect(rows[0]).toHaveTextContent(/^France$/);
    await expect(rows[1]).toHaveTextContent(/^PortugalAll others$/);
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  }),
};
