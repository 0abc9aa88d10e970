import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { NavLinks } from '../../../src/features/chrome/NavLinks.tsx';

const meta = { component: NavLinks } satisfies Meta<typeof NavLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneCurrent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Kids' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Kids'),
    );
  },
};

export const ByKeyboard: Story = {
  parameters: { route: '/men' },
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
