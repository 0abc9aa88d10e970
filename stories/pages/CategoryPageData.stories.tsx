import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { StructuredData } from '../../src/pages/PageHead.tsx';
import { shows } from './states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/women' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const data = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('script[type="application/ld+json"]');

export const WithoutFilters: Story = {
  afterEach: shows('A list has its data for search engines', async ({ canvasElement }) => {
    await waitFor(() => expect(data(canvasElement)).toHaveTextContent('ItemList'));
  }),
};

export const Filtered: Story = {
  parameters: { route: '/women?flag=newCollection' },
  afterEach: shows('A filtered list has no such data', async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Remove filter: New' });
    await canvas.findByRole('link', { name: 'Linen Camp Shirt' });
    await StructuredData.load();
    await expect(data(canvasElement)).toBeNull();
  }),
};
