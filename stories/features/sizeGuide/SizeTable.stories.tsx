import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { SizeTable } from '../../../src/features/sizeGuide/SizeGuideBody.tsx';
import { sizeCharts } from '../../../src/features/sizeGuide/sizeTables.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: SizeTable,
  args: { label: 'Women’s sizes', chart: sizeCharts.women, unit: 'cm' },
  parameters: {
    guide: {
      instead: {
        StockTable: 'to set stock.',
        AdminGrid: 'for data that is sorted and paged.',
      },
      content: [
        'Headings are the measure and its unit: “Chest, cm”. Inches are rounded to halves.',
      ],
      announced: [
        'A table with a name: “Women’s sizes”. Each number is read with its size and its measure.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SizeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Centimetres: Story = {
  afterEach: shows('A row has its measures in centimetres', async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Women’s sizes' }));
    await expect(table.getByRole('columnheader', { name: 'Waist, cm' })).toBeVisible();
    const row = table.getByRole('row', { name: /^M / });
    await expect(within(row).getByRole('rowheader', { name: 'M' })).toBeVisible();
    await expect(row).toHaveTextContent('M927298');
  }),
};

export const Inches: Story = {
  args: { unit: 'in' },
  afterEach: shows('A row has its measures in halves of inches', async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Waist, in' })).toBeVisible();
    const row = canvas.getByRole('row', { name: /^M / });
    await expect(row).toHaveTextContent('M3628½38½');
  }),
};

export const KidsOnAPhone: Story = {
  args: { label: 'Kids’ sizes', chart: sizeCharts.kid },
  globals: { viewport: { value: 'phone' } },
};

export const InchesFromRightToLeft: Story = {
  ...Inches,
  globals: { direction: 'rtl' },
  afterEach: shows('From right to left, a half is after its number', async ({ canvas }) => {
    for (const { firstChild } of await canvas.findAllByText(/^\d\d½$/)) {
      const leftOf = (at: number) => {
        const letter = document.createRange();
        letter.setStart(firstChild as Text, at);
        letter.setEnd(firstChild as Text, at + 1);
        return letter.getBoundingClientRect().left;
      };
      await expect(leftOf(1)).toBeLessThan(leftOf(2));
    }
  }),
};
