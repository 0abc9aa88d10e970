import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ColumnChoice } from '../../src/ui/ColumnChoice.tsx';
import { pressed } from './pressed.tsx';

const meta = {
  component: ColumnChoice,
  args: {
    columns: [
      { field: 'date', name: 'Date', shown: true },
      { field: 'total', name: 'Total', shown: true },
      { field: 'phone', name: 'Phone', shown: false },
    ],
    onToggle: fn(),
  },
} satisfies Meta<typeof ColumnChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { decorators: [pressed('Columns')] };

export const UncheckingABoxHidesItsColumn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await expect(choice.getByRole('checkbox', { name: 'Phone' })).not.toBeChecked();
    await userEvent.click(choice.getByRole('checkbox', { name: 'Total' }));
    await expect(args.onToggle).toHaveBeenCalledWith('total');
  },
};

export const EscapeReturnsTheFocusToTheButton: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const choice = within(await screen.findByRole('dialog', { name: 'Columns' }));
    choice.getByRole('checkbox', { name: 'Phone' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledWith('phone');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

const oneColumn = {
  columns: [
    { field: 'date', name: 'Date', shown: true },
    { field: 'total', name: 'Total', shown: false },
  ],
};

export const OneColumnShown: Story = { args: oneColumn, decorators: [pressed('Columns')] };

export const TheLastColumnCannotBeHidden: Story = {
  args: oneColumn,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await expect(choice.getByRole('checkbox', { name: 'Date' })).toBeDisabled();
  },
};
