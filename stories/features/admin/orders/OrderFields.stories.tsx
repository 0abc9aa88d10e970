import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { OrderFields } from '../../../../src/features/admin/orders/OrderFields.tsx';
import { shows } from '../../../pages/states.ts';
import { enter } from '../../../ui/enter.ts';
import { asRole } from '../frame/asRole.tsx';

const plainValues = { payment_status: 'paid', delivery_status: 'processing', notes: '' };
const values = { ...plainValues, trackingUrl: '', customerNote: '' };

const meta = {
  component: OrderFields,
  args: {
    paymentStates: exampleEnvParams.paymentStates,
    deliveryStates: exampleEnvParams.deliveryStates,
    isMailed: true,
    errors: {},
  },
  decorators: [
    (Story, { parameters }) => (
      <Formik initialValues={parameters.values ?? values} onSubmit={() => {}}>
        <Story />
      </Formik>
    ),
  ],
} satisfies Meta<typeof OrderFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

const address = 'Rua das Flores 12, Lisbon, Portugal, 12000';

/** It can be corrected until the order is shipped. */
export const WithAddress: Story = {
  parameters: { values: { ...values, fullName: 'Anna Souza', address } },
};

export const ACorrectedAddressShowsMissingParts: Story = {
  ...WithAddress,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Delivery address' });
    await expect(field).toHaveAccessibleDescription('Can be corrected until it is shipped');
    await userEvent.clear(field);
    await enter(field, 'Rua Nova 1, Porto');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Still missing, after a comma: country, zip code'),
    );
    await enter(field, ', Portugal, 4000');
    await waitFor(() => expect(field).toHaveAccessibleDescription('The customer is told by email'));
    const fullName = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(fullName).toHaveAccessibleDescription('Can be corrected until it is shipped');
    await enter(fullName, ' Lima');
    await waitFor(() =>
      expect(fullName).toHaveAccessibleDescription('The customer is told by email'),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Delivery address' })).toHaveFocus();
  },
};

export const ACorrectedEmailExplainsTheConsequences: Story = {
  parameters: { values: { ...values, email: 'anna@example.test' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAccessibleDescription('Mail about this order goes here');
    await userEvent.type(field, '.pt');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Refused mail is sent again. Links in earlier mail stop working',
      ),
    );
  },
};

/** Such as a phone order. */
export const WithoutEmail: Story = { ...WithAddress, args: { isMailed: false } };

export const WithoutEmailNoMailIsPromised: Story = {
  ...WithoutEmail,
  name: 'Without an email address no email is promised',
  play: async ({ canvas }) => {
    await enter(canvas.getByRole('textbox', { name: 'Full name' }), ' Lima');
    await expect(canvas.getByText('Printed on the packing slip')).toBeVisible();
    await expect(canvas.queryByText(/email/)).not.toBeInTheDocument();
  },
};

export const AStateIsChosenFromItsList: Story = {
  play: async ({ canvas }) => {
    const delivery = canvas.getByRole('combobox', { name: 'Delivery' });
    await userEvent.selectOptions(delivery, 'shipped');
    await expect(delivery).toHaveDisplayValue('Shipped');
  },
};

export const EachNoteNamesItsReader: Story = {
  name: 'Each note names its reader, and Tab reaches each field',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription(
      'Only for the shop. Customers never see this',
    );
    await expect(
      canvas.getByRole('textbox', { name: 'Note to the customer' }),
    ).toHaveAccessibleDescription('Shown with the order and in every email about it');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('https://post.test/1');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Tracking number or link' })).toHaveValue(
        'https://post.test/1',
      ),
    );
    await userEvent.tab();
    await userEvent.keyboard('We are sorry.');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Note to the customer' })).toHaveValue(
        'We are sorry.',
      ),
    );
    await userEvent.tab();
    await userEvent.keyboard('Two boxes.');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue('Two boxes.'),
    );
  },
};

/** A server without notes to customers. */
export const SpecOnlyServer: Story = {
  parameters: { values: plainValues },
  afterEach: shows('A spec-only server has one kind of note', async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toBeVisible();
  }),
};

export const ForABookkeeper: Story = {
  parameters: {
    values: { ...values, trackingUrl: 'RR123456785PT', notes: 'Two boxes.' },
  },
  decorators: [asRole('bookkeeper')],
};

export const ABookkeeperReadsAndChangesNothing: Story = {
  ...ForABookkeeper,
  play: async ({ canvas }) => {
    for (const [name, value] of [
      ['Tracking number or link', 'RR123456785PT'],
      ['Notes', 'Two boxes.'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field).toBeEnabled();
      await userEvent.type(field, 'More');
      await expect(field).toHaveValue(value);
    }
    await expect(canvas.getByRole('combobox', { name: 'Delivery' })).toBeDisabled();
  },
};

export const Refused: Story = { args: { errors: { notes: 'Too long for the label.' } } };
