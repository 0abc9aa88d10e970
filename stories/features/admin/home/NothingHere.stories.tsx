import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NothingHere } from '../../../../src/features/admin/home/NothingHere.tsx';

const meta = {
  component: NothingHere,
  args: { children: 'Nothing was sold in this time.' },
} satisfies Meta<typeof NothingHere>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was sold in this time.')).toBeVisible();
  },
};
