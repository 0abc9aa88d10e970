import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ZipCodeForm } from '../../../src/features/orders/LinkedOrderActions.tsx';
import { asSent } from '../../ui/asSent.tsx';

const onProve = fn();

const meta = {
  component: ZipCodeForm,
  args: { onProve },
  beforeEach: () => {
    onProve.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof ZipCodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Wrong: Story = {
  decorators: [asSent({ zip: '1' })],
  beforeEach: () => {
    onProve.mockResolvedValue('This is not the zip code of this order.');
  },
};

export const EnterSendsItAndAnErrorIsShownAtTheField: Story = {
  beforeEach: () => {
    onProve.mockResolvedValue('This is not the zip code of this order.');
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Zip code' }), '1{Enter}');
    await expect(await canvas.findByText('This is not the zip code of this order.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Zip code' });
    await expect(field).toHaveValue('1');
    // The field keeps the focus, so only a live region is read out.
    await expect(field).toHaveFocus();
    await expect(canvas.getByText('This is not the zip code of this order.')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
};

export const AClickSendsOnlyAZipCode: Story = {
  name: 'A click sends only the zip code',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show details' }));
    await expect(await canvas.findByText('Zip code is required')).toBeVisible();
    await expect(onProve).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Zip code' }), ' 12000 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Show details' }));
    await waitFor(() => expect(onProve).toHaveBeenCalledWith('12000'));
  },
};
