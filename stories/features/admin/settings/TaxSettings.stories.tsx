import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { frenchTax, portugueseTax } from '../../../../contract/examples/selling.ts';
import { TaxSettings } from '../../../../src/features/admin/settings/TaxSettings.tsx';
import { asSent } from '../../../ui/asSent.tsx';
import { pressed } from '../../../ui/pressed.tsx';

const onSave = fn();
const onEnd = fn();

const meta = {
  component: TaxSettings,
  args: { taxes: [frenchTax, portugueseTax], onSave, onEnd },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof TaxSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** New items have an id. */
const newOne = { id: expect.any(String) };

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Rates: Story = {};

export const None: Story = { args: { taxes: [] } };

export const InvalidValues: Story = {
  decorators: [pressed('Add a tax rate'), asSent({ country: 'Spain, Italy', rate: '5.555' })],
};

export const ARateIsChangedByKeyboard: Story = {
  name: 'A rate is changed by keyboard, and ended after a confirmation',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change TVA in France' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await inDialog('Change TVA in France');
    const percent = form.getByRole('textbox', { name: 'Percent' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '20{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...frenchTax, rate: 20 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'End VAT in Portugal' }));
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
    await userEvent.type(country, 'Spain, Italy');
    await userEvent.type(percent, '5.555{Enter}');
    await expect(await form.findByText('One country')).toBeVisible();
    await expect(form.getByText('Enter what the tax is called')).toBeVisible();
    await expect(form.getByText('At most two decimals')).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(country);
    await userEvent.type(country, 'Germany ');
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

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
