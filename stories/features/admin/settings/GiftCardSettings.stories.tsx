import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { giftCardTerms } from '../../../../contract/examples/selling.ts';
import { GiftCardSettings } from '../../../../src/features/admin/settings/GiftCardSettings.tsx';
import { withShopCurrency, yen } from '../../../shopCurrency.ts';

const onSave = fn();

const meta = {
  component: GiftCardSettings,
  args: { terms: { isOn: false, amounts: [25, 50, 100] }, onSave },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof GiftCardSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { terms: { ...giftCardTerms, validYears: 3 } } };

export const TheHintHasAmountsInYen: Story = {
  args: { terms: { isOn: false, amounts: [2500] } },
  beforeEach: withShopCurrency(yen),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change gift cards' }));
    const form = within(await screen.findByRole('dialog', { name: 'Gift cards' }));
    await expect(form.getByText('Separated by commas, as 2500, 5000, 10000')).toBeVisible();
  },
};

export const AClickStartsTheSale: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change gift cards' }));
    const form = within(await screen.findByRole('dialog', { name: 'Gift cards' }));
    await userEvent.click(form.getByRole('switch', { name: 'Sell gift cards' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Valid for years' }), '3');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...{ isOn: true, amounts: [25, 50, 100], validYears: 3 },
      }),
    );
  },
};

export const EnterWithAnAmountTwiceIsRefused: Story = {
  args: { terms: giftCardTerms },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change gift cards' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'Gift cards' }));
    const amounts = form.getByRole('textbox', { name: 'Amounts, $' });
    await userEvent.clear(amounts);
    await userEvent.type(amounts, '25, 25{Enter}');
    await form.findByText('Enter each amount once.');
    await userEvent.clear(amounts);
    await userEvent.type(amounts, 'many{Enter}');
    await form.findByText('Amounts from 1 to 5000, separated by a comma and a space');
    await userEvent.clear(amounts);
    await userEvent.type(amounts, '25, 50');
    await waitFor(() => expect(amounts).toBeValid());
    await userEvent.clear(amounts);
    await userEvent.type(amounts, '25,50{Enter}');
    await form.findByText('Amounts from 1 to 5000, separated by a comma and a space');
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const AnAmountHasADecimalCommaInSpanish: Story = {
  globals: { language: 'es' },
  args: { terms: { isOn: true, amounts: [12.5, 50] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modificar tarjetas regalo' }));
    const form = within(await screen.findByRole('dialog', { name: 'Tarjetas regalo' }));
    const amounts = form.getByRole('textbox', { name: /^Importes/ });
    await expect(amounts).toHaveValue('12,5, 50');
    await userEvent.clear(amounts);
    await userEvent.type(amounts, '7,50, 20{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ isOn: true, amounts: [7.5, 20] }));
  },
};

export const AmountsAreSeparatedByArabicCommas: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'تغيير بطاقات الهدايا' }));
    const form = within(await screen.findByRole('dialog', { name: 'بطاقات الهدايا' }));
    const amounts = form.getByRole('textbox', { name: /^المبالغ/ });
    await userEvent.clear(amounts);
    await userEvent.type(amounts, '7.50، 20{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ isOn: false, amounts: [7.5, 20] }));
  },
};
