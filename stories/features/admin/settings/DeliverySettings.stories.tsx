import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { courier, standardDelivery } from '../../../../contract/examples/selling.ts';
import { DeliverySettings } from '../../../../src/features/admin/settings/DeliverySettings.tsx';
import { shows } from '../../../pages/states.ts';
import { withShopCurrency, yen } from '../../../shopCurrency.ts';
import { asSent } from '../../../ui/asSent.tsx';
import { pressed } from '../../../ui/pressed.tsx';

const onSave = fn();
const onEnd = fn();

const meta = {
  component: DeliverySettings,
  args: { delivery: [standardDelivery, courier], onSave, onEnd },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof DeliverySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** New items have an id. */
const newOne = { id: expect.any(String) };

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Methods: Story = {};

export const None: Story = { args: { delivery: [] } };

export const InvalidValues: Story = {
  decorators: [
    pressed('Add a delivery method'),
    asSent({
      countries: 'Portugal, Atlantis',
      price: '4.999',
      freeFrom: 'a lot',
      minDays: '9',
      maxDays: '2',
    }),
  ],
};

export const OnlyAValidMethodIsAdded: Story = {
  ...None,
  name: 'Only a valid method is added, by clicks',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a delivery method' }));
    const form = await inDialog('Add a delivery method');
    const type = (name: string, text: string) =>
      userEvent.type(form.getByRole('textbox', { name }), text);
    await type('Name', 'Pick-up');
    await type('Price, $', '2.5');
    await type('Minimum days', '9');
    await type('Maximum days', '2');
    await type('Countries', 'Portugal, Spain,');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Not less than the minimum')).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(form.getByRole('textbox', { name: 'Minimum days' }));
    await type('Minimum days', '1');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...newOne,
        name: 'Pick-up',
        price: 2.5,
        minDays: 1,
        maxDays: 2,
        countries: ['Portugal', 'Spain'],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const AMethodIsChangedByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change Standard' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await inDialog('Change Standard');
    const price = form.getByRole('textbox', { name: 'Price, $' });
    await userEvent.clear(price);
    await userEvent.type(price, '5{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...standardDelivery, price: 5 }));
  },
};

export const YenHaveNoComma: Story = {
  name: 'A comma in yen is refused, not dropped or read as a point',
  beforeEach: withShopCurrency(yen),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change Standard' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await inDialog('Change Standard');
    const price = form.getByRole('textbox', { name: 'Price, ¥' });
    await userEvent.clear(price);
    await userEvent.type(price, '10,000{Enter}');
    await expect(await form.findByText('An amount in yen, e.g. 490')).toBeVisible();
    await expect(price).toHaveValue('10,000');
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(price);
    await userEvent.type(price, '10000{Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ price: 10_000 })),
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('Names do not break within words on a phone', async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: new RegExp(standardDelivery.name) });
    await expect(name.offsetWidth).toBeGreaterThan(64);
  }),
};
