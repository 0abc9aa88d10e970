import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { linenShirt } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { shopFileText } from '../../features/admin/products/shopFileExamples.ts';
import { expectAlert } from '../../flows/expecting.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';
import { apply, chooseCsv, chooseFiles, expectCount, rowOf } from './productList.ts';

/** Products are imported from a CSV file. */
const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.listProduct },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AFileIsPreviewedThenApplied: Story = {
  name: 'A file is previewed, then applied',
  play: async ({ canvas }) => {
    await chooseCsv(
      canvas,
      'id,name,price,category,M',
      `${linenShirt._id},Linen Camp Shirt,95,women,8`,
      ',Loden Cape,210,women,4',
      'ghost,Nobody,1,women,1',
    );
    await screen.findByText(/^spring\.csv: 1 new, 1 changed, 0 unchanged, 1 with errors\./);
    await expect(screen.getByText('id “ghost” belongs to no product')).toBeInTheDocument();
    await apply('Apply 1 change and add 1', /Saved 2 of 2, 0 failed\./);
    await expect(screen.getByRole('dialog', { name: 'Import products' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectCount(canvas, '9 products');
    await waitFor(async () =>
      expect(await rowOf(canvas, /Linen Camp Shirt/)).toHaveTextContent('$95.00'),
    );
    await expect(await rowOf(canvas, /Loden Cape/)).toHaveTextContent('$210.00');
  },
};

export const RowsWithoutAReplyAreReloaded: Story = {
  ...AFileIsPreviewedThenApplied,
  name: 'Rows without a reply are reloaded, and reported as saved',
  tags: ['behaviour'],
  beforeEach: () => {
    loseAnswer('POST /modifyproduct', 2);
    loseAnswer('POST /addproduct');
  },
};

export const ErrorsAreExportedAsAFile: Story = {
  name: 'Rows with errors can be downloaded',
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    await chooseCsv(
      canvas,
      'id,name,price,category,M',
      ',Loden Cape,210,women,4',
      'ghost,"Cape, loden",1,women,1',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Download 1 error' }));
    await expect(await offeredText()).toContain(
      [
        'id,name,price,category,M,error',
        'ghost,"Cape, loden",1,women,1,Row 3: id “ghost” belongs to no product',
      ].join('\r\n'),
    );
  },
};

export const AFileOfAnotherShopBecomesDrafts: Story = {
  play: async ({ canvas }) => {
    const file = new File([shopFileText], 'shopify.csv', { type: 'text/csv' });
    await chooseFiles(canvas, file);
    await screen.findByText(/^shopify\.csv is a file of Shopify: 4 products in 5 rows\./);
    await userEvent.selectOptions(screen.getByLabelText('Category of Belts'), 'men');
    await userEvent.click(screen.getByRole('button', { name: 'Show the products' }));
    await screen.findByText(/^shopify\.csv: 3 new, 0 changed, 0 unchanged, 2 with errors\./);
    await expect(screen.getByText('is a gift card, which is not imported')).toBeInTheDocument();
    await apply('Add 3 products', /Saved 3 of 3, 0 failed\./);
    const [saved] = screen.getAllByText('Saved. “https://cdn.shop.example/gone.jpg” is not there.');
    await expect(saved).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await rowOf(canvas, /Wool Coat, Camel/)).toHaveTextContent('$189.00');
    await expect(await rowOf(canvas, /Belt.*\$49\.00/)).toHaveTextContent('Draft');
    await userEvent.click(canvas.getByRole('button', { name: 'Redirects' }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Old path, a space, new path');
    await expect(field.value).toMatch(
      /^\/products\/belt \/product\/\S+\n\/products\/wool-coat \/product\/\S+$/,
    );
  },
};

export const RedirectsThatDoNotLoadShowTheReason: Story = {
  parameters: { shop: { outages: { 'GET /redirects': 'offline' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Redirects' }));
    await expectAlert(/We can’t reach the shop/);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const TheMeaningOfAColumnIsKept: Story = {
  play: async ({ canvas }) => {
    const lines = ['Code,Label,Amount,Who', 'A1,Field Cap,19.00,men'];
    await chooseCsv(canvas, ...lines);
    for (const [column, role] of Object.entries({
      Label: 'name',
      Amount: 'price',
      Who: 'audience',
    })) {
      const field = await screen.findByLabelText(`Meaning of ${column}`);
      await userEvent.selectOptions(field, role);
      await waitFor(() => expect(field).toHaveValue(role));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await chooseCsv(canvas, ...lines);
    await expect(await screen.findByLabelText('Meaning of Label')).toHaveValue('name');
    await userEvent.click(screen.getByRole('button', { name: 'Show the products' }));
    await apply('Add 1 product', /Saved 1 of 1, 0 failed\./);
  },
};

export const CombinationsOfPrestaShop: Story = {
  name: 'Products and combinations of PrestaShop are chosen together',
  play: async ({ canvas }) => {
    const toFile = (name: string, ...lines: string[]) =>
      new File([lines.join('\n')], name, { type: 'text/csv' });
    await chooseFiles(
      canvas,
      toFile(
        'combinations.csv',
        'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;Quantity',
        '3;Size:select:0, Colour:color:1;S:0, Navy:0;PO-S;4',
        '3;Size:select:0, Colour:color:1;M:1, Navy:0;PO-M;1',
      ),
      toFile(
        'products.csv',
        'Product ID;Name *;Categories (x,y,z...);Price tax included;Tax rules ID;EAN13',
        '3;Polo;Women;40.00;1;',
      ),
    );
    await screen.findByText(/is a file of PrestaShop: 1 product in 3 rows\./);
    await userEvent.click(screen.getByRole('button', { name: 'Show the products' }));
    await apply('Add 1 product', /Saved 1 of 1, 0 failed\./);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await rowOf(canvas, /Polo, Navy/)).toHaveTextContent('$40.00');
  },
};
