import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ImportPlanRow } from '../../../../src/features/admin/products/ImportPlanTable.tsx';
import type { ImportRow } from '../../../../src/features/admin/products/importRun.ts';
import { shows } from '../../../pages/states.ts';
import { picturedRows, plannedRows } from './importExamples.ts';

const [exampleRow, picturedRow] = [plannedRows[0], picturedRows[0]] as [ImportRow, ImportRow];

const meta = {
  component: ImportPlanRow,
  args: { row: exampleRow, result: undefined },
  decorators: [
    (Story) => (
      <Table aria-label="Rows">
        <TableBody>
          <Story />
        </TableBody>
      </Table>
    ),
  ],
} satisfies Meta<typeof ImportPlanRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A changed, an unchanged, a new and an invalid row, and one with pictures. */
export const EveryKind: Story = {
  render: () => (
    <>
      {[...plannedRows, picturedRow].map((row) => (
        <ImportPlanRow key={row.name} row={row} result={undefined} />
      ))}
    </>
  ),
  afterEach: shows('Each row shows its effect', async ({ canvas }) => {
    const [changed, , added] = canvas.getAllByRole('row');
    await expect(changed).toHaveTextContent('Linen Camp ShirtRow 2price: $89.00 → $95.00');
    const values = within(added as HTMLElement).getAllByRole('listitem');
    await expect(values.map(({ textContent }) => textContent)).toEqual([
      'price: $89.00',
      'category: women',
      expect.stringMatching(/^description: Washed European linen/),
      'newCollection: yes',
      'mostPopular: yes',
      'images: women-linen-camp-shirt-front.webp (main), women-linen-camp-s…',
      'sizes: XS 6, S 9, M 3, L 4, XL 12',
    ]);
    for (const text of [
      'id “ghost” belongs to no product',
      'price is empty',
      'There is already a “Cable Cardigan, Navy”',
      'With 2 chosen pictures: AW26-01-navy-1.jpg, AW26-01-navy-2.jpg',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  }),
};

export const AnUploadIsCounted: Story = {
  args: { row: picturedRow, result: { status: 'uploading', picture: 1, of: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploading picture 1 of 2')).toBeVisible();
  },
};
