import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { OrderFields } from '../../../../src/features/admin/orders/OrderFields.tsx';

const values = { payment_status: 'paid', delivery_status: 'processing', notes: '' };

const meta = {
  component: OrderFields,
  args: {
    paymentStates: exampleEnvParams.paymentStates,
    deliveryStates: exampleEnvParams.deliveryStates,
    mistakes: {},
  },
  decorators: [
    (Story) => (
      <Formik initialValues={values} onSubmit={() => {}}>
        <Story />
      </Formik>
    ),
  ],
} satisfies Meta<typeof OrderFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const delivery = canvas.getByRole('combobox', { name: 'Delivery' });
    await userEvent.selectOptions(delivery, 'shipped');
    await expect(delivery).toHaveDisplayValue('Shipped');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Two boxes.');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue('Two boxes.'),
    );
  },
};

export const AMistake: Story = {
  args: { mistakes: { notes: 'Too long for the label.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription(
      'Too long for the label.',
    );
  },
};
