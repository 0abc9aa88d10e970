import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleActivity } from '../../../../contract/examples/activity.ts';
import { ActivityLog } from '../../../../src/features/admin/activity/ActivityLog.tsx';
import { shows } from '../../../pages/states.ts';

const meta = {
  component: ActivityLog,
  args: {
    total: exampleActivity.length,
    entries: exampleActivity,
    people: [...new Set(exampleActivity.map(({ by }) => by))],
    page: 1,
    pageSize: 50,
    query: {},
    onChange: fn(),
    onPage: fn(),
  },
} satisfies Meta<typeof ActivityLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const InGerman: Story = {
  globals: { language: 'de' },
  afterEach: shows('Actions, fields and states are in the language', async ({ canvas }) => {
    await expect(canvas.getByText('Bestellung geändert')).toBeVisible();
    await expect(canvas.getByText(/Lieferstatus: In Bearbeitung → Versandt/)).toBeVisible();
    await expect(canvas.getByText(/Preis: 49 → 39 · Menge M: 4 → 12/)).toBeVisible();
  }),
};

export const Empty: Story = { args: { total: 0, entries: [] } };

export const NothingMatches: Story = { args: { total: 0, entries: [], query: { subject: 'tax' } } };

export const ADeletedAccountHasNoName: Story = {
  args: {
    entries: exampleActivity.slice(0, 1).map((entry) => ({ ...entry, by: { id: '1', name: '' } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deleted account')).toBeVisible();
  },
};

export const AClickOnOlderTurnsThePage: Story = {
  args: { total: 120 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const ASubjectIsChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Subject' }), 'order');
    await expect(args.onChange).toHaveBeenCalledWith({ subject: 'order' });
  },
};
