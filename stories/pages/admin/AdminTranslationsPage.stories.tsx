import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, hidesAdminLink, shows } from '../states.ts';
import { translatedShirt } from './translatedShirt.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.translations, ...translatedShirt },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const TextsOfTheShop: Story = { parameters: { route: adminPaths.translationsOf('text') } };

export const Empty: Story = { parameters: { shop: { products: [] } } };

export const NothingMatches: Story = {
  parameters: { route: `${adminPaths.translations}?language=ar&state=outdated` },
};

export const ATranslationIsSaved: Story = {
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Camisa de linho');
    await expect(canvas.getByText('Out of date', { ignore: 'option' })).toBeVisible();
    if (name) await userEvent.type(name, ' lavado');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'ar');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved')).toBeVisible();
    const [saved] = await canvas.findAllByRole('textbox', { name: 'Name' });
    await expect(saved).toHaveValue('Camisa de linho lavado');
  },
};

export const AShopWithOneLanguage: Story = {
  parameters: { shopProfile: { languages: ['en'] }, route: adminPaths.listProduct },
  afterEach: shows('A shop with one language has no link to it', async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Admin' }));
    await nav.findByRole('link', { name: 'Shop' });
    await expect(nav.queryByRole('link', { name: 'Translations' })).not.toBeInTheDocument();
  }),
};

export const SpecOnlyServer: Story = hidesAdminLink('Translations');

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /translations': 'silent' } } },
};

export const Failed: Story = failed('GET /translations', adminPaths.translations);

export const Offline: Story = { globals: { network: 'offline' } };
