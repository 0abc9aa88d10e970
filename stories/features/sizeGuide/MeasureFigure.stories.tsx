import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MeasureFigure } from '../../../src/features/sizeGuide/MeasureFigure.tsx';

const meta = {
  component: MeasureFigure,
  args: { measures: ['Chest', 'Waist', 'Hips'] },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, maxWidth: 264 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MeasureFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list beside it says the same in words, so a screen reader passes it by. */
export const AllMeasures: Story = {};

export const AScreenReaderPassesTheFigureBy: Story = {
  name: 'A screen reader passes the figure by',
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Hips')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const ForAChild: Story = { args: { measures: ['Height', 'Chest', 'Waist'] } };

export const AChildHasNoHipsToMeasure: Story = {
  ...ForAChild,
  name: 'A child has no hips to measure',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Hips')).not.toBeInTheDocument();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
