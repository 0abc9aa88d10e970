import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeCard } from '../../../../src/features/admin/home/HomeCard.tsx';
import { HomeColumns } from '../../../../src/features/admin/home/HomeColumns.tsx';

const meta = {
  component: HomeColumns,
  render: () => (
    <HomeColumns>
      {['To ship', 'Best sellers', 'Sizes'].map((title) => (
        <HomeCard key={title} title={title}>
          A card
        </HomeCard>
      ))}
    </HomeColumns>
  ),
} satisfies Meta<typeof HomeColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region');
    if (first && second) await expect(topOf(second)).toBe(topOf(first));
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
  },
};

export const BelowOneAnother: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region');
    if (first && second) await expect(topOf(second)).toBeGreaterThan(topOf(first));
    await expect(canvas.getAllByRole('region')).toHaveLength(3);
  },
};
