import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TaxFields } from '../../../../src/features/admin/settings/TaxSettings.tsx';
import {
  type TaxValues,
  taxSchema,
  toTaxInput,
  toTaxValues,
} from '../../../../src/features/admin/settings/taxValues.ts';
import { ValidatedForm } from '../../../../src/ui/ValidatedForm.tsx';
import { shows } from '../../../pages/states.ts';

type Args = Parameters<typeof TaxFields>[0] & {
  values: Partial<TaxValues>;
  onChange: (values: TaxValues) => void;
};

const meta = {
  component: TaxFields,
  args: { kinds: { women: ['Dresses'] }, values: {}, onChange: fn() },
  render: ({ kinds, values, onChange }) => (
    <div style={{ padding: 16 }}>
      <ValidatedForm
        initialValues={{ ...toTaxValues(undefined), ...values }}
        schema={taxSchema}
        onSubmit={async () => undefined}
        onChange={onChange}
      >
        <TaxFields kinds={kinds} />
      </ValidatedForm>
    </div>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const regionsField = { name: 'States or regions' };

export const Country: Story = {
  args: { values: { country: 'Germany', name: 'MwSt.', rate: '19' } },
  afterEach: shows('A country without regions offers none', async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', regionsField)).not.toBeInTheDocument();
  }),
};

/** New York has no state tax on clothes of less than $110. */
export const UpToAPrice: Story = {
  args: {
    values: {
      ...{ country: 'United States', name: 'Sales tax', rate: '0', regions: ['NY'] },
      ...{ upTo: '109.99', onTop: true, appliesTo: [{ category: 'women' }] },
    },
  },
};

export const OnAPhone: Story = {
  ...UpToAPrice,
  globals: { viewport: { value: 'phone' } },
};

const sent = ({ onChange }: Args) => {
  const [values] = (onChange as ReturnType<typeof fn>).mock.lastCall ?? [];
  return toTaxInput(values as TaxValues);
};

export const StatesAreChosenByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Country' }), 'USA');
    await userEvent.click(await canvas.findByRole('combobox', regionsField));
    const list = within(await screen.findByRole('listbox'));
    await userEvent.click(list.getByRole('option', { name: 'New Jersey' }));
    await userEvent.click(list.getByRole('option', { name: 'Minnesota' }));
    await waitFor(() => expect(sent(args)).toMatchObject({ regions: ['MN', 'NJ'] }));
  },
};

export const AProvinceIsChosenByKeyboard: Story = {
  args: { values: { country: 'Canada', name: 'QST', rate: '9.975' } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', regionsField);
    await userEvent.type(field, 'queb{ArrowDown}{Enter}');
    await waitFor(() => expect(sent(args)).toMatchObject({ regions: ['QC'], rate: 9.975 }));
    canvas.getByRole('checkbox', { name: /^Charged in addition/ }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sent(args)).toMatchObject({ inAddition: true }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Country' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Country' }), 'Germany');
    await waitFor(() => expect(sent(args)).toMatchObject({ regions: undefined }));
  },
};
