import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportPlanRow } from '../../../../src/features/admin/products/ImportPlanRow.tsx';
import type { ImportRow } from '../../../../src/lib/importPictures.ts';
import { picturedRows, plannedRows } from './importExamples.ts';

function rowOf(kind: ImportRow['kind']): ImportRow {
  const row = plannedRows.find((each) => each.kind === kind);
  if (!row) throw new Error(`There is no example of ${kind}`);
  return row;
}

const meta = {
  component: ImportPlanRow,
  args: { row: rowOf('change'), result: undefined },
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

export const Change: Story = {};

export const AChangeSaysBeforeAndAfter: Story = {
  name: 'A change says before and after',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row')).toHaveTextContent(
      'Linen Camp ShirtRow 2price: $89.00 → $95.00',
    );
  },
};

/** Everything that would be in the shop is seen before. */
export const NewProduct: Story = { args: { row: rowOf('add') } };

export const ANewProductShowsAllItsValues: Story = {
  ...NewProduct,
  name: 'A new product shows all its values',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(values).toEqual([
      'price: $89.00',
      'category: women',
      expect.stringMatching(/^description: Washed European linen/),
      'newCollection: yes',
      'mostPopular: yes',
      'images: women-linen-camp-shirt-front.webp (main), women-linen-camp-s…',
      'sizes: XS 6, S 9, M 3, L 4, XL 12',
    ]);
  },
};

export const Unchanged: Story = { args: { row: rowOf('same') } };

export const Wrong: Story = { args: { row: rowOf('error') } };

export const EachErrorOfARowIsSaid: Story = {
  ...Wrong,
  name: 'Each error of a row is said',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('id “ghost” belongs to no product')).toBeVisible();
    await expect(canvas.getByText('price is empty')).toBeVisible();
  },
};

export const WithPictures: Story = { args: { row: picturedRows[0] ?? rowOf('add') } };

export const ThePicturesThatComeAlongAreNamed: Story = {
  ...WithPictures,
  name: 'The pictures that come along are named',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('With 2 chosen pictures: AW26-01-navy-1.jpg, AW26-01-navy-2.jpg'),
    ).toBeVisible();
  },
};

export const AProductThatTheShopHasIsTold: Story = {
  ...WithPictures,
  name: 'A product that the shop has is told',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is already a “Cable Cardigan, Navy”')).toBeVisible();
  },
};

export const WithoutItsPicture: Story = { args: { row: picturedRows[1] ?? rowOf('error') } };

export const Uploading: Story = {
  ...WithPictures,
  args: { ...WithPictures.args, result: { status: 'uploading', picture: 1, of: 2 } },
};

export const AnUploadIsCounted: Story = {
  ...Uploading,
  name: 'An upload is counted',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploading picture 1 of 2')).toBeVisible();
  },
};

export const Saving: Story = { args: { result: { status: 'saving' } } };

export const Saved: Story = { args: { result: { status: 'done' } } };

export const Failed: Story = {
  args: { result: { status: 'failed', reason: 'Size M cannot go below 3.' } },
};

export const AFailedRowSaysWhy: Story = {
  ...Failed,
  name: 'A failed row says why',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not saved: Size M cannot go below 3.')).toBeVisible();
  },
};
