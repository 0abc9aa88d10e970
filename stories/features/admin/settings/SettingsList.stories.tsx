import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { object, string } from 'yup';
import type { Guide } from '../../../../.storybook/guide.ts';
import { SettingsList } from '../../../../src/features/admin/settings/SettingsList.tsx';
import { FormTextField } from '../../../../src/ui/FormTextField.tsx';
import { asSent } from '../../../ui/asSent.tsx';
import { pressed } from '../../../ui/pressed.tsx';
import { wordsBox } from './wordsBox.ts';

type Item = { id: string; version: number; name: string; hasEnded?: boolean };
type Values = { name: string };

const onSave = fn();
const onEnd = fn();
const onReactivate = fn();
const items: Item[] = [
  { id: '1', version: 1, name: 'Courier' },
  { id: '2', version: 1, name: 'Pick-up' },
];

const meta = {
  component: SettingsList<Item, Values, Values>,
  args: {
    title: 'Delivery',
    addLabel: 'Add a delivery method',
    columns: ['Delivery'],
    emptyText: 'No delivery methods yet.',
    items,
    nameOf: ({ name }) => name,
    cellsOf: ({ name }) => [name],
    wordsOf: ({ name }) => [['name', name]],
    toValues: (item) => ({ name: item?.name ?? '' }),
    schema: object({ name: string().required('Enter a name') }),
    fields: <FormTextField name="name" label="Name" required />,
    toInput: (values) => values,
    onSave,
    endText: 'It will no longer be offered.',
    onEnd,
    onReactivate,
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
  parameters: {
    guide: {
      instead: {
        AdminGrid: 'for lists that are paged and sorted.',
      },
      content: [
        'Items are ended, not deleted: past orders know them. Buttons are one word: “Change”, “End”, “Reactivate”.',
      ],
      announced: [
        'A table; buttons name their item: “Change Standard”. Ending asks by an alert dialog.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SettingsList<Item, Values, Values>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Items: Story = {};

/** Cells are below the name. */
export const LargeTextOnAPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
};

export const None: Story = { args: { items: [] } };

export const InvalidValues: Story = { decorators: [pressed('Add a delivery method'), asSent()] };

export const Ended: Story = {
  args: {
    items: [
      { id: '1', version: 1, name: 'Courier' },
      { id: '2', version: 2, name: 'Pick-up', hasEnded: true },
    ],
  },
};

export const AnItemIsChangedByKeyboard: Story = {
  name: 'Buttons align with their heading; an item is changed by keyboard, and ends when confirmed',
  play: async ({ canvas }) => {
    const { right } = wordsBox(canvas.getByRole('columnheader', { name: 'Change' }));
    const end = wordsBox(canvas.getByRole('button', { name: 'End Courier' }));
    await expect(Math.abs(end.right - right)).toBeLessThan(2);
    canvas.getByRole('button', { name: 'Change Courier' }).focus();
    await userEvent.keyboard('{Enter}');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' by bike{Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ name: 'Courier by bike', id: '1', version: 1 }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'End Pick-up' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End Pick-up?' }));
    await userEvent.click(question.getByRole('button', { name: 'End' }));
    await expect(onEnd).toHaveBeenCalledWith('2');
  },
};

/** The reply was lost, so the shop may have saved it. */
export const AResentItemIsTheSameItem: Story = {
  beforeEach: () => {
    onSave.mockResolvedValueOnce({ name: 'This may not have gone through.' });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a delivery method' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Bike{Enter}');
    await screen.findByText('This may not have gone through.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    const [first, second] = onSave.mock.calls.map(([{ id }]) => id);
    await expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await expect(second).toBe(first);
  },
};

/** Another admin saved first. */
export const Conflict: Story = {
  decorators: [pressed('Change Courier'), asSent({ name: 'Courier by bike' })],
  beforeEach: () => {
    onSave.mockResolvedValue({ version: 'Someone else has changed this.' });
  },
};

export const AConflictKeepsTypedValuesUntilTheNewerVersionIsLoaded: Story = {
  render: function Render(args) {
    const [items, setItems] = useState(args.items);
    const save = async (input: Values & { id: string }) => {
      setItems([{ id: '1', version: 2, name: 'Courier by van' }]);
      return onSave(input);
    };
    return <SettingsList {...args} items={items} onSave={save} />;
  },
  beforeEach: () => {
    onSave.mockResolvedValueOnce({ version: 'Someone else has changed this.' });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Courier' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' by bike{Enter}');
    const notice = within(await screen.findByRole('group', { name: 'Changed in the meantime' }));
    await expect(notice.getByText('Courier by van')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Courier by bike');
    await userEvent.click(notice.getByRole('button', { name: 'Load the newer version' }));
    const name = await screen.findByDisplayValue('Courier by van');
    await userEvent.type(name, 's{Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({ name: 'Courier by vans', id: '1', version: 2 }),
    );
  },
};

export const AnEndedItemIsReactivatedByItsOwnButton: Story = {
  ...Ended,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'End Pick-up' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Reactivate Pick-up' }));
    await expect(onReactivate).toHaveBeenCalledWith(Ended.args?.items?.[1]);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
