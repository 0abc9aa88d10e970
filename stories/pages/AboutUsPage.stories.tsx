import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ownStory } from '../../contract/examples/shopProfile.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { leadsBackTo, shows } from './states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/aboutus' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  afterEach: shows('Both languages and the team are shown', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    await expect(canvas.getByRole('heading', { name: 'О нас' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Marta Lisboa' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ilya Sokolov' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('About Us · Hemline'));
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TheLinkToRussianMovesTheFocusThere: Story = {
  name: 'The link to Russian moves the focus there',
  globals: OnAPhone.globals,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Русский' }));
    await waitFor(() => expect(canvas.getByText('О нас').closest('article')).toHaveFocus());
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

const ownText = { shopProfile: { texts: ['about'] } };
const owner = { profile: { about: { en: ownStory, ru: '' } } };

/** The owner has written a story in English. */
export const OwnStory: Story = {
  parameters: { ...ownText, shop: { owner } },
  afterEach: shows('The owner’s story replaces ours', async ({ canvas }) => {
    await expect(await canvas.findByText('We mend before we sell.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'О нас' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Marta Lisboa' })).toBeVisible();
  }),
};

/** `config.js` has a story in English. */
export const FromConfigJs: Story = {
  parameters: { shopProfile: { wording: { story: 'We make coats.\n\nOnly coats.' } } },
  afterEach: shows('The story of config.js replaces ours', async ({ canvas }) => {
    await expect(await canvas.findByText('We make coats.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'О нас' })).not.toBeInTheDocument();
  }),
};

/** A new shop has no story yet. */
export const WithoutAStory: Story = {
  parameters: { shopProfile: { wording: { story: '' }, description: '', team: [] } },
  afterEach: shows('Without a story the page says so', async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing here yet.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'О нас' })).not.toBeInTheDocument();
  }),
};

export const Loading: Story = {
  parameters: { ...ownText, shop: { outages: { 'GET /shoptext/:name': 'silent' } } },
};

export const Failed: Story = {
  parameters: { ...ownText, shop: { outages: { 'GET /shoptext/:name': 500 } } },
  afterEach: leadsBackTo(paths.aboutUs),
};

export const Offline: Story = { parameters: ownText, globals: { network: 'offline' } };
