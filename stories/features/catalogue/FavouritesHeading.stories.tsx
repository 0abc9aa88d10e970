import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FavouritesHeading } from '../../../src/features/catalogue/FavouritesHeading.tsx';

const meta = { component: FavouritesHeading } satisfies Meta<typeof FavouritesHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAGuest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
