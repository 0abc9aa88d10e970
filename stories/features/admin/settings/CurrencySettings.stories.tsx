import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CurrencySettings } from '../../../../src/features/admin/settings/CurrencySettings.tsx';
import { asSent } from '../../../ui/asSent.tsx';
import { pressed } from '../../../ui/pressed.tsx';

const onSave = fn();
const onEnd = fn();

const euro = { id: 'euro', version: 1, code: 'EUR', rate: 0.92, ending: 99 } as const;
const yen = { id: 'yen', version: 1, code: 'JPY', rate: 150 };

const meta = {
  component: CurrencySettings,
  args: { currencies: [euro, yen], onSave, onEnd },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof CurrencySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Currencies: Story = {};

export const ACodeStaysOnOneLineOnAPhone: Story = {
  globals: { language: 'es' },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const letters = document.createRange();
    letters.selectNodeContents(canvas.getByText('EUR'));
    await expect(letters.getClientRects()).toHaveLength(1);
    await expect(canvas.getByText('1 USD = 0,92 EUR')).toBeVisible();
  },
};

export const None: Story = { args: { currencies: [] } };

export const InvalidValues: Story = {
  decorators: [pressed('Add a currency'), asSent({ code: 'EURO', rate: '0' })],
};

export const ACurrencyIsAddedByKeyboard: Story = {
  args: { currencies: [] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add a currency' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await inDialog('Add a currency');
    dialog.getByLabelText(/^Currency/).focus();
    await userEvent.keyboard('chf');
    await userEvent.tab();
    await userEvent.keyboard('0.88{Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ id: expect.any(String), code: 'CHF', rate: 0.88 }),
    );
  },
};

export const ARateIsChangedByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change EUR' }));
    const dialog = await inDialog('Change EUR');
    const rate = dialog.getByLabelText(/^Exchange rate/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '0,9253');
    await userEvent.selectOptions(dialog.getByLabelText('Price ending'), 'Any');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ id: 'euro', version: 1, code: 'EUR', rate: 0.9253 }),
    );
  },
};

export const ARateWithACommaForThousandsIsRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change JPY' }));
    const dialog = await inDialog('Change JPY');
    const rate = dialog.getByLabelText(/^Exchange rate/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '16,000{Enter}');
    await expect(
      await dialog.findByText('This can be read in two ways: write 16000 or 1.085'),
    ).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(rate);
    await userEvent.type(rate, '16000{Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ id: 'yen', version: 1, code: 'JPY', rate: 16_000 }),
    );
  },
};

export const APointForThousandsIsRefusedInSpanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modificar JPY' }));
    const dialog = await inDialog('Modificar JPY');
    const rate = dialog.getByLabelText(/^Tipo de cambio/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '16.000{Enter}');
    await expect(
      await dialog.findByText('Puede leerse de dos maneras: escribe 16000 o 1,0850'),
    ).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const EndingsHaveTheDecimalsOfTheirCurrency: Story = {
  args: { currencies: [{ ...yen, ending: 99 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('999')[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a currency' }));
    const dialog = await inDialog('Add a currency');
    const ending = dialog.getByLabelText('Price ending');
    await expect(within(ending).getByRole('option', { name: '9.99' })).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/^Currency/), 'kwd');
    await expect(await within(ending).findByRole('option', { name: '9.990' })).toBeInTheDocument();
  },
};
