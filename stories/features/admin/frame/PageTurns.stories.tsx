import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageTurns } from '../../../../src/features/admin/frame/PageTurns.tsx';

const meta = {
  component: PageTurns,
  args: { page: 2, pageSize: 25, total: 60, things: '60 orders', onPage: fn() },
  parameters: {
    guide: {
      instead: { AdminGrid: 'for a table with columns.' },
      content: ['“things” is the total with its noun: “60 orders”.'],
      announced: ['The page and the total, whenever they change.'],
    },
  },
} satisfies Meta<typeof PageTurns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const OnePage: Story = { args: { page: 1, total: 3, things: '3 orders' } };

export const AClickShowsOlderOnes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Older' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

export const EnterShowsNewerOnes: Story = {
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('button', { name: 'Newer' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledWith(1);
  },
};
