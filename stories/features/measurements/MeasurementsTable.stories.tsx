import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { merinoCrew } from '../../../contract/examples/products.ts';
import { MeasurementsTable } from '../../../src/features/measurements/Measurements.tsx';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';

const meta = {
  component: MeasurementsTable,
  args: {
    rows: merinoCrew.measures ?? [],
    names: ['length', 'chest', 'shoulder', 'sleeve'],
    unit: 'cm',
    size: 'M',
  },
} satisfies Meta<typeof MeasurementsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Centimetres: Story = {
  afterEach: shows(
    'Each number has its measure, and the drawn size stands out',
    async ({ canvas }) => {
      await expect(canvas.getByRole('table', { name: 'Measurements in cm' })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'Shoulder' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: 'M 68 53 44.5 65' })).toBeVisible();
      const weightOf = (name: string) =>
        Number(getComputedStyle(canvas.getByRole('rowheader', { name })).fontWeight);
      await expect(weightOf('M')).toBe(700);
      await expect(weightOf('S')).toBeLessThan(700);
    },
  ),
};

export const InchesHaveOneDecimal: Story = {
  args: { unit: 'in' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Measurements in inches' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'M 26.8 20.9 17.5 25.6' })).toBeVisible();
  },
};

export const UnknownMeasuresAreADash: Story = {
  args: {
    rows: [
      { size: 'S', length: 66, chest: 50.5 },
      { size: 'M', length: 68 },
    ],
    names: ['length', 'chest'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'M 68 –' })).toBeVisible();
  },
};

export const OnANarrowPhone: Story = {
  args: { names: ['length', 'chest', 'shoulder', 'sleeve', 'inseam'] },
  decorators: [framed({ width: 180 })],
};

export const AScrollingTableIsReachedByTab: Story = {
  ...OnANarrowPhone,
  name: 'A scrolling table is reached by Tab',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Measurements of each size' })).toHaveFocus();
  },
};
