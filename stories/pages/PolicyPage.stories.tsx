import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectFailure } from '../flows/expecting.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.terms },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const HeadingsAndListsAreWhatTheyAre: Story = {
  name: 'Headings and lists are what they are',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Terms' });
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 2, name: 'Your order' })).toBeVisible();
    await expect(main.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe('Terms · Hemline'));
  },
};

export const TheFooterLeadsToEachPolicy: Story = {
  name: 'The footer leads to each policy',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Terms' });
    const house = within(canvas.getByRole('navigation', { name: 'The house' }));
    await userEvent.click(house.getByRole('link', { name: 'Privacy' }));
    await canvas.findByRole('heading', { level: 1, name: 'Privacy' });
    house.getByRole('link', { name: 'Terms' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Terms' });
  },
};

const markup = 'Read <b>this</b>.\n\n<script>alert(1)</script>\n\n[a link](javascript:alert(1))';

/** What looks like code is text. */
export const MarkupIsText: Story = {
  parameters: {
    shop: { owner: { profile: { policies: { terms: markup, privacy: '', returns: '' } } } },
  },
};

export const MarkupIsShownAsItWasTyped: Story = {
  ...MarkupIsText,
  name: 'Markup is shown as it was typed',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Read <b>this</b>.')).toBeVisible();
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    const article = within(canvas.getByRole('article'));
    await expect(article.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** The owner has written nothing about returns. */
export const NoSuchPolicy: Story = { parameters: { route: paths.returns } };

export const WithoutATextThereIsNoPage: Story = {
  ...NoSuchPolicy,
  name: 'Without a text there is no page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Oops!');
    await expect(canvas.queryByRole('link', { name: 'Returns' })).not.toBeInTheDocument();
  },
};

export const PhoneDark: Story = {
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /shoptext/:name': 'silent' } } },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /shoptext/:name': 500 } } } };

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, paths.terms),
};

export const Offline: Story = { globals: { network: 'offline' } };
