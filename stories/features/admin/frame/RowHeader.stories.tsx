import TableRow from '@mui/material/TableRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowHeader } from '../../../../src/features/admin/frame/RowHeader.tsx';
import { TableCard } from '../../../../src/features/admin/frame/TableCard.tsx';

const meta = {
  component: RowHeader,
  args: { children: 'Linen', facts: ['Washed, from Portugal', 'Ordered on 2 May 2026'] },
  decorators: [
    (Story) => (
      <TableCard
        title="Cloth"
        columns={['Cloth']}
        emptyText=""
        rows={[
          <TableRow key="linen">
            <Story />
          </TableRow>,
        ]}
      />
    ),
  ],
} satisfies Meta<typeof RowHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFacts: Story = {
  afterEach: async ({ args, canvas }) => {
    await expect(canvas.getByRole('rowheader')).toHaveAccessibleName(
      expect.stringContaining(args.facts.join(' ')),
    );
  },
};

export const WithoutFacts: Story = { args: { facts: [] } };
