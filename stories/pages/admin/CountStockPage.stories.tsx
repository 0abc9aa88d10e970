import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { cottonTote, linenShirt } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';
import { hidesAdminLink } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: {
    route: adminPaths.countStock,
    shop: {
      products: [linenShirt, cottonTote],
      admin: {
        codes: {
          [`${linenShirt._id} M`]: { sku: 'LCS-M', barcode: '4006381333931' },
          [`${cottonTote._id} M`]: { sku: 'TOTE', barcode: '036000291452' },
        },
      },
    },
  },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Types as a scanner does: fast, with Enter at the end. */
async function scan(canvas: Canvas, ...codes: string[]) {
  const field = await canvas.findByRole('textbox', { name: 'SKU or barcode' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(codes.map((code) => `${code}{Enter}`).join(''));
}

const findRow = async (canvas: Canvas, name: RegExp) =>
  within(await canvas.findByRole('row', { name }));

export const AScannerCounts: Story = {
  name: 'A scanner counts units, a code may have leading zeros, and the count becomes the stock',
  play: async ({ canvas }) => {
    await scan(canvas, '4006381333931', 'lcs-m', '0036000291452');
    await scan(canvas, 'https://id.gs1.org/01/04006381333931');
    const shirt = await findRow(canvas, /^Linen Camp Shirt/);
    await waitFor(() => expect(shirt.getByRole('textbox')).toHaveValue('3'));
    const tote = await findRow(canvas, /^Cotton Tote/);
    await expect(tote.getByRole('textbox')).toHaveValue('1');
    await userEvent.keyboard('lcs-m{Enter}');
    await waitFor(() => expect(shirt.getByRole('textbox')).toHaveValue('4'));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply the count of 2 sizes' }));
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
    await scan(canvas, 'LCS-M');
    await waitFor(async () =>
      expect(
        (await findRow(canvas, /^Linen Camp Shirt/)).getAllByRole('cell')[0],
      ).toHaveTextContent('4'),
    );
  },
};

export const AnUnknownCodeIsNotCounted: Story = {
  play: async ({ canvas }) => {
    await scan(canvas, '96385074');
    await canvas.findByText(
      'Not counted: No size has the code 96385074. Add it to a size of its product first.',
    );
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.keyboard('96385074{Enter}LCS-M{Enter}LCS-M{Enter}');
    await canvas.findByText('Linen Camp Shirt in size M: 2 counted');
    await expect(
      canvas.getByText(/^Not counted 2 times: No size has the code 96385074\./),
    ).toBeVisible();
  },
};

const apply = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: /^Apply the count/ }));

export const LabelsOfCountedUnitsAreDownloaded: Story = {
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    await scan(canvas, 'LCS-M', 'LCS-M');
    const shirt = await findRow(canvas, /^Linen Camp Shirt/);
    await waitFor(() => expect(shirt.getByRole('textbox')).toHaveValue('2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Print labels' }));
    await expect(await offeredText()).toContain('labels M×2');
  },
};

export const ACountWithoutAReplyIsAppliedOnce: Story = {
  name: 'A count without a reply is kept, and applied once on retry',
  beforeEach: () => loseAnswer('POST /countstock', 2),
  play: async ({ canvas }) => {
    await scan(canvas, 'LCS-M', 'LCS-M');
    const shirt = await findRow(canvas, /^Linen Camp Shirt/);
    await waitFor(() => expect(shirt.getByRole('textbox')).toHaveValue('2'));
    await apply(canvas);
    await canvas.findByText(/^This may not have gone through/);
    await expect(shirt.getByRole('textbox')).toHaveValue('2');
    await apply(canvas);
    await screen.findByText('Stock counted: 1 size.');
    await scan(canvas, 'LCS-M');
    const cells = (await findRow(canvas, /^Linen Camp Shirt/)).getAllByRole('cell');
    await expect(cells[0]).toHaveTextContent('2');
  },
};

export const ScansDuringApplyAreCounted: Story = {
  name: 'Scans before Apply are applied, and scans after it begin a new count',
  play: async ({ canvas }) => {
    await scan(canvas, 'LCS-M');
    await findRow(canvas, /^Linen Camp Shirt/);
    await userEvent.keyboard('TOTE{Enter}');
    await apply(canvas);
    await userEvent.keyboard('TOTE{Enter}');
    await screen.findByText('Stock counted: 2 sizes.');
    const tote = await findRow(canvas, /^Cotton Tote/);
    await waitFor(() => expect(tote.getAllByRole('cell')[0]).toHaveTextContent('1'));
    await expect(tote.getByRole('textbox')).toHaveValue('1');
    await expect(canvas.queryByRole('row', { name: /^Linen Camp/ })).not.toBeInTheDocument();
  },
};

export const AnImpossibleCountChangesNothing: Story = {
  name: 'A count below the reserved units changes nothing, and its line says why',
  play: async ({ canvas }) => {
    await scan(canvas, 'LCS-M');
    const units = (await findRow(canvas, /^Linen Camp Shirt/)).getByRole('textbox');
    units.focus();
    await userEvent.keyboard('{Backspace}0');
    canvas.getByRole('button', { name: 'Apply the count of 1 size' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(units).toHaveAccessibleDescription(/cannot go below 1/));
    await canvas.findByText(/^Nothing was changed/);
  },
};

export const WithoutTheExtension: Story = hidesAdminLink(
  'Count stock',
  'A server without codes has no link',
);
