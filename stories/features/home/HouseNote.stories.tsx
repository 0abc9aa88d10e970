import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HouseNote } from '../../../src/features/home/HouseNote.tsx';

const meta = { component: HouseNote, args: { shopName: 'Hemline' } } satisfies Meta<
  typeof HouseNote
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read our story' })).toHaveAttribute(
      'href',
      '/aboutus',
    );
  },
};

export const PhoneDark: Story = {
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
};
