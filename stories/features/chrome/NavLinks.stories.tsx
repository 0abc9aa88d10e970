import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { NavLinks } from '../../../src/features/chrome/NavLinks.tsx';

const meta = { component: NavLinks } satisfies Meta<typeof NavLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneCurrent: Story = {};

export const AClickMarksTheCategoryAsCurrent: Story = {
  name: 'A click or Enter marks the category as current',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Kids' }));
    await canvas.findByRole('link', { name: 'Kids', current: 'page' });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: 'Women', current: 'page' });
  },
};

export const ASaleHasALink: Story = {
  args: { hasSale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sale' })).toHaveAttribute('href', paths.sale);
  },
};

export const OnACategory: Story = { parameters: { route: '/men' } };
