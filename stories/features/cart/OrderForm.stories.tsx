import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { OrderForm } from '../../../src/features/cart/OrderForm.tsx';
import { shows } from '../../pages/states.ts';
import { asSent } from '../../ui/asSent.tsx';

const filled = {
  fullName: 'Anna Souza',
  email: 'anna@example.test',
  phone: '+351 912 345 678',
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
};
const onCheckout = fn();
const onBack = fn();
const onType = fn();

const meta = {
  component: OrderForm,
  args: { asksName: true, onType, onBack, onCheckout },
  beforeEach: () => {
    onCheckout.mockReset().mockResolvedValue(undefined);
  },
  parameters: {
    guide: {
      instead: {
        ProfileForm: 'for what the account keeps.',
      },
      content: [
        '“Contact and delivery”, four fields and the delivery. Nothing is asked that the parcel does not need.',
        'BACK and PROCEED TO CHECKOUT are in capitals, as the specification has them.',
      ],
      announced: [
        'It takes the place of the cart’s lines, and its heading takes the focus.',
        'After a failed attempt the focus goes to the first wrong field.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof OrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const proceed = { name: 'PROCEED TO CHECKOUT' };

export const Empty: Story = {
  afterEach: shows('The heading takes the focus', async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Contact and delivery' })).toHaveFocus(),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'BACK' })).toBeVisible());
    await expect(canvas.getByRole('button', proceed)).toBeVisible();
  }),
};

/** The form may appear while somebody types a code into the summary. */
export const TypingKeepsTheFocus: Story = {
  render: function CodeBeforeTheForm(args) {
    const [hasCome, setHasCome] = useState(false);
    return (
      <>
        <input aria-label="Code" onChange={() => setHasCome(true)} />
        {hasCome && <OrderForm {...args} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, 'SPRING10');
    // It slides in: on a busy machine it may not be drawn yet.
    const heading = await canvas.findByRole('heading', { name: 'Contact and delivery' });
    await waitFor(() => expect(heading).toBeVisible());
    await expect(code).toHaveValue('SPRING10');
    await expect(code).toHaveFocus();
  },
};

export const EachErrorIsAnnouncedAndTheFirstHasTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', proceed));
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Full name is required')).toBeVisible());
    await expect(canvas.getByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Invalid phone number')).toBeVisible();
    await expect(canvas.getByText('Please use "Street, City, Country, Zip"')).toBeVisible();
    await expect(onCheckout).not.toHaveBeenCalled();
  },
};

const wrongEmail = { ...filled, email: 'anna@example' };

export const InvalidValues: Story = {
  args: {
    initialValues: { email: 'anna@example', phone: '+351 912 345 678 901 234', address: 'Lisbon' },
  },
  decorators: [asSent()],
};

export const Sending: Story = {
  args: { initialValues: filled },
  decorators: [asSent()],
  beforeEach: () => {
    onCheckout.mockReturnValue(new Promise(() => {}));
  },
};

export const AnIncompleteEmailIsRefused: Story = {
  args: { initialValues: wrongEmail },
  name: 'An incomplete email is refused, and Enter sends the corrected form',
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByRole('button', proceed));
    await waitFor(() => expect(canvas.getByText('Invalid email address')).toBeVisible());
    await waitFor(() => expect(email).toHaveFocus());
    await expect(onCheckout).not.toHaveBeenCalled();
    await userEvent.type(email, '.test{Enter}');
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce());
  },
};

export const ASecondClickSendsNothing: Story = {
  args: { initialValues: filled },
  beforeEach: () => {
    onCheckout.mockReturnValue(new Promise(() => {}));
  },
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', proceed));
    await waitFor(() =>
      expect(canvas.getByRole('button', proceed)).toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
    await expect(onCheckout).toHaveBeenCalledOnce();
  },
};

export const BackKeepsTypedValues: Story = {
  name: '“BACK” keeps typed values, and a filled form continues to the payment',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'anna@');
    await expect(onType).toHaveBeenLastCalledWith({
      fullName: '',
      email: 'anna@',
      phone: '',
      address: '',
      delivery: '',
      savesToAccount: false,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'BACK' }));
    await expect(onBack).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), ' Anna Souza ');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), filled.email);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '912345678');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Delivery address' }), filled.address);
    await userEvent.click(canvas.getByRole('button', proceed));
    await waitFor(() =>
      expect(onCheckout).toHaveBeenCalledWith({ ...filled, phone: '+351912345678' }, false),
    );
  },
};

/** A server that takes no name. */
export const SpecOnlyServer: Story = { args: { asksName: false, initialValues: filled } };

export const ASpecOnlyServerGetsNoName: Story = {
  ...SpecOnlyServer,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Full name' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', proceed));
    const { fullName: _, ...others } = filled;
    await waitFor(() =>
      expect(onCheckout).toHaveBeenCalledWith({ ...others, phone: '+351912345678' }, false),
    );
  },
};

export const AQuestionAboutTheAddressIsAtItsField: Story = {
  args: { initialValues: filled, addressProblem: () => 'Which state is this in?' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', proceed));
    const field = canvas.getByRole('textbox', { name: 'Delivery address' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Which state is this in\?/));
    await expect(onCheckout).not.toHaveBeenCalled();
  },
};
