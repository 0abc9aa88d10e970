import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { failed, shows } from './states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.terms },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  afterEach: shows('Headings and lists have their elements', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Terms' });
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 2, name: 'Your order' })).toBeVisible();
    await expect(main.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe('Terms · Hemline'));
  }),
};

const markup = 'Read <b>this</b>.\n\n<script>alert(1)</script>\n\n[a link](javascript:alert(1))';

export const MarkupIsText: Story = {
  parameters: {
    shop: { owner: { profile: { policies: { terms: markup, privacy: '', returns: '' } } } },
  },
  afterEach: shows('Markup is shown as typed', async ({ canvas }) => {
    await expect(await canvas.findByText('Read <b>this</b>.')).toBeVisible();
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    const article = within(canvas.getByRole('article'));
    await expect(article.queryByRole('link')).not.toBeInTheDocument();
  }),
};

/** The owner has written nothing about returns. */
export const NoSuchPolicy: Story = {
  parameters: { route: paths.returns },
  afterEach: shows('Without a text there is no page', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Oops!');
    await expect(canvas.queryByRole('link', { name: 'Returns' })).not.toBeInTheDocument();
  }),
};

export const PhoneDark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /shoptext/:name': 'silent' } } },
};

export const Failed: Story = failed('GET /shoptext/:name', paths.terms);

export const Offline: Story = { globals: { network: 'offline' } };
