import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TableCard } from '../../../../src/features/admin/frame/TableCard.tsx';
import { shows } from '../../../pages/states.ts';

const meta = {
  component: TableCard,
  args: {
    title: 'Cloth',
    columns: ['Cloth', 'Metres'],
    rows: [
      <TableRow key="linen">
        <TableCell component="th" scope="row">
          Linen
        </TableCell>
        <TableCell>12</TableCell>
      </TableRow>,
      <TableRow key="wool">
        <TableCell component="th" scope="row">
          Wool
        </TableCell>
        <TableCell>31</TableCell>
      </TableRow>,
    ],
    emptyText: 'There is no cloth.',
  },
} satisfies Meta<typeof TableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoRows: Story = {
  afterEach: shows('The table has its heads and rows', async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Cloth' }));
    const rows = within(card.getByRole('table', { name: 'Cloth' })).getAllByRole('row');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ClothMetres',
      'Linen12',
      'Wool31',
    ]);
  }),
};

export const AHeadingDoesNotBreakWithinItsWord: Story = {
  args: {
    columns: ['Warehouse', 'Cloth'],
    rows: [
      <TableRow key="north">
        <TableCell component="th" scope="row">
          N
        </TableCell>
        <TableCell>Washed European linen, 12 metres</TableCell>
      </TableRow>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 290 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const word = document.createRange();
    word.selectNodeContents(canvas.getByText('Warehouse'));
    await expect(word.getClientRects()).toHaveLength(1);
  },
};

export const WithAnAction: Story = { args: { action: <a href="#all">See all 12</a> } };

export const NoRows: Story = {
  args: { rows: [] },
  afterEach: shows('An empty card has no table', async ({ canvas }) => {
    await expect(canvas.getByText('There is no cloth.')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  }),
};
