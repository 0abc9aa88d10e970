import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ownStory } from '../../contract/examples/shopProfile.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectFailure } from '../flows/expecting.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/aboutus' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const BothLanguagesAndTheTeamAreTold: Story = {
  name: 'Both languages and the team are told',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    await expect(canvas.getByRole('heading', { name: 'О нас' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Marta Lisboa' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ilya Sokolov' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('About Us · Hemline'));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TheLinkToRussianMovesTheFocusThere: Story = {
  ...OnAPhone,
  name: 'The link to Russian moves the focus there',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Русский' }));
    await waitFor(() => expect(canvas.getByText('О нас').closest('article')).toHaveFocus());
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

const ownText = { shopProfile: { texts: ['about'] } };
const owner = { profile: { about: { en: ownStory, ru: '' } } };

/** The owner has written a story in English. */
export const OwnStory: Story = { parameters: { ...ownText, shop: { owner } } };

export const TheOwnersStoryTakesThePlaceOfOurs: Story = {
  ...OwnStory,
  name: 'The owner’s story takes the place of ours',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We mend before we sell.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'О нас' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Marta Lisboa' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { ...ownText, shop: { outages: { 'GET /shoptext/:name': 'silent' } } },
};

export const Failed: Story = {
  parameters: { ...ownText, shop: { outages: { 'GET /shoptext/:name': 500 } } },
};

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, paths.aboutUs),
};

export const Offline: Story = { parameters: ownText, globals: { network: 'offline' } };
