import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { DayField } from '../../../../src/features/admin/orders/OrderFilters.tsx';

const meta = {
  component: DayField,
  args: { label: 'From', day: undefined, onDay: fn() },
} satisfies Meta<typeof DayField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnyDay: Story = {};

/** Browsers report such values while a year is typed. */
export const AnIncompleteYearIsIgnored: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('From');
    // user-event types whole dates only.
    for (const value of ['0002-03-12', '0020-03-12', '0202-03-12']) {
      fireEvent.change(field, { target: { value } });
    }
    await expect(args.onDay).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '2026-03-12' } });
    await expect(args.onDay).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { day: '2026-03-12' } };

export const AClearedFieldAppliesOnBlur: Story = {
  ...Chosen,
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('From');
    await expect(field).toHaveValue('2026-03-12');
    await userEvent.clear(field);
    await expect(args.onDay).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onDay).toHaveBeenCalledWith(undefined);
  },
};

export const TabReachesTheField: Story = {
  name: 'Tab reaches the field, and a chosen day is reported',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('From')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('From'), '2026-03-12');
    await expect(args.onDay).toHaveBeenCalledWith('2026-03-12');
  },
};
