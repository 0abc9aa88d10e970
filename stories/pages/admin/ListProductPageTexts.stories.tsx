import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { linenShirt } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';
import { chooseCsv } from './productList.ts';
import { translatedShirt } from './translatedShirt.ts';

/** Files of products have their translations, in a shop with several languages. */
const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.listProduct, ...translatedShirt },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TranslationsAreImported: Story = {
  play: async ({ canvas }) => {
    await chooseCsv(canvas, 'id,name:pt,name:ar', `${linenShirt._id},Camisa de campo,قميص`);
    await screen.findByText(/^spring\.csv: 0 new, 1 changed, 0 unchanged/);
    await expect(screen.getByText('Camisa de linho')).toBeInTheDocument();
    (await screen.findByRole('button', { name: 'Apply 1 change' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/Saved 1 of 1, 0 failed\./);
  },
};

export const TranslationsAreExported: Story = {
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    const text = await offeredText();
    await expect(text).toContain(',name:pt,description:pt,');
    await expect(text).toContain(',Camisa de linho,');
  },
};

export const ADeletedProductIsReportedInItsRow: Story = {
  name: 'A product deleted meanwhile is reported in its row',
  parameters: { shop: { outages: { 'POST /modifyproduct': 404 } } },
  play: async ({ canvas }) => {
    await chooseCsv(canvas, 'id,price', `${linenShirt._id},95`);
    await userEvent.click(await screen.findByRole('button', { name: 'Apply 1 change' }));
    await screen.findByText(/Saved 0 of 1, 1 failed\./);
    await screen.findByText(/^Not saved: It has been deleted in the meantime\. To add it again/);
  },
};
