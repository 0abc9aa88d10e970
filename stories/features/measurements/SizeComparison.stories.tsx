import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { merinoCrew } from '../../../contract/examples/products.ts';
import { SizeComparison } from '../../../src/features/measurements/Measurements.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: SizeComparison,
  args: {
    rows: merinoCrew.measures ?? [],
    reference: { length: 68, chest: 52, sleeve: 65 },
    unit: 'cm',
  },
} satisfies Meta<typeof SizeComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  afterEach: shows('Each size shows its differences', async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('M is closest to your piece.');
    await expect(canvas.getByText('1 cm wider in the chest')).toBeVisible();
    await expect(
      canvas.getByText('2 cm shorter, 1.5 cm narrower in the chest, 1 cm shorter in the sleeve'),
    ).toBeVisible();
  }),
};

export const InInches: Story = { args: { unit: 'in' } };

export const GarmentsWithoutCommonMeasuresAreNotCompared: Story = {
  args: { reference: { inseam: 80 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('There is nothing to compare here.');
  },
};
