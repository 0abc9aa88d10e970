import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleSummary } from '../../../../contract/examples/summary.ts';
import { PageSpeeds } from '../../../../src/features/admin/home/PageSpeeds.tsx';
import { shows } from '../../../pages/states.ts';

const meta = {
  component: PageSpeeds,
  args: { speed: exampleSummary.speed ?? [] },
} satisfies Meta<typeof PageSpeeds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {
  afterEach: shows('Each figure is rated in words', async ({ canvas }) => {
    for (const name of [
      'Home 1,204 visits 1.84 s Good 96 ms Good 0.00 Good',
      'Products 3,120 visits 2.51 s Fair 212 ms Fair 0.11 Fair',
      'Cart 310 visits 4.21 s Poor 640 ms Poor 0.31 Poor',
    ]) {
      await expect(canvas.getByRole('row', { name })).toBeVisible();
    }
    await expect(
      canvas.getByRole('row', { name: 'Others 12 visits 1.10 s Good – –' }),
    ).toBeVisible();
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
