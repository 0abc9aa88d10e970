import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SummaryLines } from '../../../src/features/cart/SummaryLines.tsx';
import { shows } from '../../pages/states.ts';
import { exampleRows } from './exampleRows.ts';

const meta = {
  component: SummaryLines,
  args: { rows: Object.values(exampleRows) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SummaryLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  afterEach: shows('Each line shows its size, quantity and price', async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Size M · 2')).toBeVisible();
    await expect(canvas.getByText('$71.00')).toBeVisible();
  }),
};

export const LongName: Story = {
  args: {
    rows: [
      { ...exampleRows.shirt, name: 'Double-breasted herringbone coat with a detachable collar' },
    ],
  },
};

export const Loading: Story = {
  args: { rows: undefined, loading: 2 },
  afterEach: shows('Loading lines are marked as busy', async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Items to order' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.children).toHaveLength(2);
  }),
};
