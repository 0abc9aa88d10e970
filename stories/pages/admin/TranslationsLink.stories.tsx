import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { linenShirt } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';

const meta = {
  component: AppRoutes,
  parameters: {
    route: adminPaths.modifyProduct(linenShirt._id),
    shopProfile: { languages: ['en', 'pt'] },
  },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAProduct: Story = {};

export const ItLeadsToTheTextsOfTheProduct: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'See it in the shop' });
    const [, link] = canvas.getAllByRole('link', { name: 'Translations' });
    if (link) await userEvent.click(link);
    await waitFor(() => expect(document.title).toBe('Translations · Hemline'));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};
