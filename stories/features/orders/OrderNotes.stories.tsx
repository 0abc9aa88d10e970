import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderNotes } from '../../../src/features/orders/ParcelTracking.tsx';

const meta = {
  component: OrderNotes,
  args: { notes: 'The parcel comes in two boxes.' },
} satisfies Meta<typeof OrderNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {};

export const AnEmptyNoteIsOmitted: Story = {
  args: { notes: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('A note from us')).not.toBeInTheDocument();
  },
};
