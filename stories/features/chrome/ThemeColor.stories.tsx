import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ThemeColor } from '../../../src/features/chrome/ThemeColor.tsx';
import { dark, light } from '../../../src/theme/tokens.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: ThemeColor,
  beforeEach: () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'theme-color';
    return () => meta.remove();
  },
} satisfies Meta<typeof ThemeColor>;

export default meta;
type Story = StoryObj<typeof meta>;

function themeColor() {
  return document.querySelector('meta[name="theme-color"]');
}

export const Light: Story = {
  afterEach: shows('The browser’s bar is light', async () => {
    await waitFor(() => expect(themeColor()).toHaveAttribute('content', light.paper));
  }),
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  afterEach: shows('The browser’s bar is dark', async () => {
    await waitFor(() => expect(themeColor()).toHaveAttribute('content', dark.paper));
  }),
};
