import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HowToMeasure } from '../../../src/features/sizeGuide/HowToMeasure.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: HowToMeasure,
  args: { measures: ['Chest', 'Waist', 'Hips'] },
} satisfies Meta<typeof HowToMeasure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Adults: Story = {
  afterEach: shows('Each measure has its text, and adults need no wall', async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Chest', 'Waist', 'Hips']);
    const [chest, waist, hips] = canvas.getAllByRole('definition');
    await expect(chest).toHaveTextContent('under the arms');
    await expect(waist).toHaveTextContent('narrowest part');
    await expect(hips).toHaveTextContent('with the feet together');
    await expect(canvas.getByText(/fullest part, with the feet together/)).toBeVisible();
    await expect(canvas.queryByText(/against a wall/)).not.toBeInTheDocument();
  }),
};

export const KidsOnAPhone: Story = {
  args: { measures: ['Height', 'Chest', 'Waist'] },
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('Kids are measured against a wall', async ({ canvas }) => {
    await expect(canvas.getByText(/against a wall/)).toBeVisible();
  }),
};
