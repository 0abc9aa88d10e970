import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeTable } from '../../../../src/features/admin/home/HomeTable.tsx';

const meta = {
  component: HomeTable,
  render: () => (
    <HomeTable aria-label="Cloth">
      <thead>
        <tr>
          <th scope="col">Cloth</th>
          <th scope="col">Metres</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Linen of long fibres, washed twice and dried in the sun</th>
          <td>12</td>
        </tr>
      </tbody>
    </HomeTable>
  ),
} satisfies Meta<typeof HomeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Cloth' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '12' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Figures, globals: { viewport: { value: 'phone' } } };
