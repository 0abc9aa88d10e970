import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SaveToAccount } from '../../../src/features/cart/SaveToAccount.tsx';

const values = {
  email: 'anna@example.test',
  phone: '+351 912 345 678',
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  savesToAccount: false,
};

const meta = {
  component: SaveToAccount,
  args: { account: {} },
  decorators: [
    (Story) => (
      <Formik initialValues={values} onSubmit={() => {}}>
        <Story />
      </Formik>
    ),
  ],
} satisfies Meta<typeof SaveToAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Save phone and address to my account' };

export const Offered: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('checkbox', save)).toHaveFocus());
    await expect(canvas.getByRole('checkbox', save)).not.toBeChecked();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('checkbox', save)).toBeChecked());
  },
};

/** Sign-up keeps the phone in digits only: that makes no difference. */
export const TheSame: Story = {
  args: { account: { phone: '351912345678', address: values.address } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};
