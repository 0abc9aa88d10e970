import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageMain } from '../../../src/features/chrome/PageMain.tsx';

const meta = { component: PageMain } satisfies Meta<typeof PageMain>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What follows it stays out of the window while the page is empty. */
export const BeforeThePage: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('main').getBoundingClientRect();
    await expect(height).toBeGreaterThan(window.innerHeight * 0.8);
  },
};
