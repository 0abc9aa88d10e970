import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingText } from '../../src/ui/LoadingText.tsx';

const meta = {
  component: LoadingText,
  args: { children: 'Loading...' },
} satisfies Meta<typeof LoadingText>;

export default meta;

export const Loading: StoryObj<typeof meta> = {};

export const LoadingIsAnnounced: StoryObj<typeof meta> = {
  name: 'Loading is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  },
};
