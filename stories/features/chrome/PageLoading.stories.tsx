import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageLoading } from '../../../src/features/chrome/PageLoading.tsx';

const meta = { component: PageLoading } satisfies Meta<typeof PageLoading>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvasElement.offsetHeight).toBeGreaterThan(window.innerHeight);
  },
};
