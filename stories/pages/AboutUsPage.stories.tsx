import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';

const meta = {
  component: AppRoutes,
  parameters: { route: '/aboutus' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const BothLanguagesAndTheTeamAreTold: Story = {
  name: 'Both languages and the team are told',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    await expect(canvas.getByRole('heading', { name: 'О нас' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Marta Lisboa' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ilya Sokolov' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('About Us · Hemline'));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TheLinkToRussianMovesTheFocusThere: Story = {
  ...OnAPhone,
  name: 'The link to Russian moves the focus there',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Русский' }));
    await waitFor(() => expect(canvas.getByText('О нас').closest('article')).toHaveFocus());
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
