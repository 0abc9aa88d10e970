import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SortableTile } from '../../src/ui/SortableTiles.tsx';

const meta = {
  component: SortableTile,
  args: {
    id: 'b',
    name: 'letter B',
    isFirst: false,
    isLast: false,
    onMove: fn(),
    children: <div style={{ padding: 32, textAlign: 'center' }}>B</div>,
  },
  decorators: [
    (Story) => (
      <DndContext sensors={[]}>
        <SortableContext items={['b']}>
          <ol style={{ maxWidth: 180, padding: 16, listStyle: 'none' }}>
            <Story />
          </ol>
        </SortableContext>
      </DndContext>
    ),
  ],
} satisfies Meta<typeof SortableTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};

export const BothButtonsMoveItByClickAndByEnter: Story = {
  name: 'Both buttons move it by click and by Enter',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move letter B left' }));
    await expect(args.onMove).toHaveBeenLastCalledWith('earlier');
    canvas.getByRole('button', { name: 'Move letter B right' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith('later');
  },
};

export const TheFirstButtonMovesItToTheRightInArabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /letter B.*(يمين)/ }));
    await expect(args.onMove).toHaveBeenLastCalledWith('earlier');
  },
};

export const OnlyOne: Story = { args: { isFirst: true, isLast: true } };

export const TheOnlyTileCannotBeMoved: Story = {
  ...OnlyOne,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move letter B left' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move letter B right' }));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
