import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import type { Guide } from '../../../.storybook/guide.ts';
import {
  courier,
  deliveryByCountry,
  standardDelivery,
} from '../../../contract/examples/selling.ts';
import { emptyCheckoutValues } from '../../../src/features/cart/checkoutValues.ts';
import { DeliveryChoice } from '../../../src/features/cart/DeliveryChoice.tsx';
import { SubmitButton } from '../../../src/ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../src/ui/ValidatedForm.tsx';

const onSubmit = fn();

const meta = {
  component: DeliveryChoice,
  args: {
    delivery: [
      { ...standardDelivery, cents: 490 },
      { ...courier, cents: 1200 },
    ],
  },
  parameters: {
    address: '',
    guide: {
      instead: {
        SizeSelector: 'for sizes, which are compared at a glance.',
        NativeSelectField: 'for more than five choices.',
      },
      content: [
        'A method says how long it takes: “Standard, 2 to 4 days”. Its price stands at the right. No price is “Free”, not “$0.00”.',
      ],
      announced: [
        'A radio group named “Delivery”; each is read with its price.',
        'Until the address names a country, methods with different countries name theirs. Then those that don’t go there are left out.',
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story, { parameters, tags }) => (
      <ValidatedForm
        initialValues={{ ...emptyCheckoutValues, address: parameters.address }}
        schema={object()}
        onSubmit={async (values) => onSubmit(values.delivery)}
      >
        <Story />
        {tags.includes('behaviour') && <SubmitButton>Send</SubmitButton>}
      </ValidatedForm>
    ),
  ],
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof DeliveryChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {};

/** No method is preselected: none goes to all countries of the shop. */
export const ByCountry: Story = {
  args: { delivery: deliveryByCountry.map((method) => ({ ...method, cents: method.price * 100 })) },
};

export const ArrowKeysOrAClickChoose: Story = {
  play: async ({ canvas }) => {
    const standard = canvas.getByRole('radio', { name: /^Standard, 3 to 5 days/ });
    const other = canvas.getByRole('radio', { name: /^Courier, 1 day/ });
    await expect(standard).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(other).toBeChecked());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(standard).toBeChecked());
    await userEvent.click(other);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(courier.id));
  },
};

export const AZeroPriceIsShownAsFree: Story = {
  args: { delivery: [{ ...standardDelivery, cents: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Standard, 3 to 5 days Free' })).toBeChecked();
  },
};

/** The courier delivers on the peninsula only. */
export const UnavailableMethodsAreNotOffered: Story = {
  parameters: { address: 'Main Street 1, Boston, USA, 02101' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
  },
};
