import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MeasureFigure } from '../../../src/features/sizeGuide/HowToMeasure.tsx';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';

const meta = {
  component: MeasureFigure,
  args: { measures: ['Chest', 'Waist', 'Hips'] },
  decorators: [framed({ padding: 24, maxWidth: 264 })],
} satisfies Meta<typeof MeasureFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list beside it has the same words, so screen readers skip it. */
export const AllMeasures: Story = {
  afterEach: shows('Screen readers skip the figure', async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Hips')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  }),
};

export const FromRightToLeft: Story = {
  globals: { language: 'ar' },
  afterEach: shows('Names are beside the figure', async ({ canvas, canvasElement }) => {
    const name = await canvas.findByText('الأرداف');
    const form = canvasElement.querySelector('.form');
    await expect(name.getBoundingClientRect().left).toBeGreaterThan(
      form?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
    );
  }),
};

export const ForAChild: Story = {
  args: { measures: ['Height', 'Chest', 'Waist'] },
  afterEach: shows('A child has no hip measure', async ({ canvas }) => {
    await expect(canvas.queryByText('Hips')).not.toBeInTheDocument();
  }),
};
