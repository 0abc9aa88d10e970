import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { NavLinks } from '../../../src/features/chrome/NavLinks.tsx';

const meta = { component: NavLinks } satisfies Meta<typeof NavLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneCurrent: Story = {};

export const AClickMarksTheCategoryAsTheCurrentOne: Story = {
  name: 'A click marks the category as the current one',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Kids' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Kids'),
    );
  },
};

export const OnACategory: Story = { parameters: { route: '/men' } };

export const EnterMarksTheCategoryAsTheCurrentOne: Story = {
  ...OnACategory,
  name: 'Enter marks the category as the current one',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Men');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Women'),
    );
  },
};
