import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { paths } from '../../../src/lib/paths.ts';
import type { Canvas } from '../../flows/managing.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';
import { expectCount, rowOf } from './productList.ts';

/** The products out as a CSV file, and in again. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.listProduct },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { beforeEach: catchFiles };

export const TheFileHoldsEveryProduct: Story = {
  ...Ready,
  name: 'The file holds every product',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expectCount(canvas, '8 products');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    const text = await offeredText();
    await expect(text).toMatch(/^\ufeff?id,name,description,material,price,regularPrice,category,/);
    await expect(text?.trim().split('\r\n')).toHaveLength(9);
    await expect(text).toContain('Linen Camp Shirt');
  },
};

async function chooseCsv(canvas: Canvas, ...lines: string[]) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }));
  const file = new File([lines.join('\n')], 'spring.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Choose a CSV file'), file);
}

/** Seen first, then applied; a row with an error stays in the table and changes nothing. */
export const AFileIsSeenFirstThenApplied: Story = {
  name: 'A file is seen first, then applied',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await chooseCsv(
      canvas,
      'id,name,price,category,M',
      `${linenShirt._id},Linen Camp Shirt,95,women,8`,
      ',Loden Cape,210,women,4',
      'ghost,Nobody,1,women,1',
    );
    await expect(
      await screen.findByText('spring.csv: 1 new, 1 changed, 0 unchanged, 1 with errors.'),
    ).toBeInTheDocument();
    await expect(screen.getByText('id “ghost” belongs to no product')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
    await expect(await screen.findByText(/Saved 2 of 2, 0 failed\./)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectCount(canvas, '9 products');
    await waitFor(async () =>
      expect(await rowOf(canvas, /Linen Camp Shirt/)).toHaveTextContent('$95.00'),
    );
    await expect(await rowOf(canvas, /Loden Cape/)).toHaveTextContent('$210.00');
  },
};

export const AFileIsAppliedOnAPlainServer: Story = {
  ...AFileIsSeenFirstThenApplied,
  name: 'A file is applied on a plain server',
  tags: ['behaviour'],
  parameters: { shop: { bare: true } },
};

/** Somebody else changed the product after the dry run: nothing of theirs is written over. */
export const AProductChangedMeanwhileIsNotWrittenOver: Story = {
  name: 'A product changed meanwhile is not written over',
  tags: ['behaviour'],
  parameters: { shop: { admin: { changedMeanwhile: { price: 101 } } } },
  play: async ({ canvas }) => {
    await chooseCsv(canvas, 'id,price', `${linenShirt._id},95`);
    await userEvent.click(await screen.findByRole('button', { name: 'Apply 1 change' }));
    await expect(await screen.findByText(/^Someone else has changed it/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(await rowOf(canvas, /Linen Camp Shirt/)).toHaveTextContent('$101.00'),
    );
  },
};

/** The rows with an error as a file of their own, to be put right and imported again. */
export const TheErrorsAreAFileOfTheirOwn: Story = {
  ...Ready,
  name: 'The errors are a file of their own',
  tags: ['behaviour'],
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
        'ghost,"Cape, loden",1,women,1,Line 3: id “ghost” belongs to no product',
      ].join('\r\n'),
    );
  },
};

export const AnUnknownColumnIsToldWithItsLine: Story = {
  name: 'An unknown column is told with its line',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await chooseCsv(canvas, 'id,fit', `${linenShirt._id},red`);
    await expect(
      await screen.findByText('Line 1: there is no column “fit” here.'),
    ).toBeInTheDocument();
  },
};
