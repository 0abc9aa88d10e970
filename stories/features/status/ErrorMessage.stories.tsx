import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { ErrorMessage } from '../../../src/features/status/ErrorMessage.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: ErrorMessage,
  args: { reason: 'failed', tryAgainTo: '/women?sort=name' },
  parameters: {
    guide: {
      instead: {
        StatusMessage: 'for a page of one’s own words.',
        ToastBar: 'where the page stays.',
        OfflineMessage: 'where there is no network.',
      },
      content: [
        'The heading is the specification’s; the text says what happened and that the cart is safe.',
        '“Try again” is first wherever another try may help.',
      ],
      announced: ['The heading of the page, its text, then the next steps.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ErrorMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  afterEach: shows('A retry returns to the failed page', async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Oops! Something went wrong...' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/women?sort=name',
    );
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  }),
};

export const WithoutAPageThereIsNoRetry: Story = {
  args: { reason: 'failed', tryAgainTo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toBeVisible();
  },
};

export const Broken: Story = { args: { reason: 'broken', tryAgainTo: '/women' } };

export const CodeMissing: Story = { args: { reason: 'codeMissing', tryAgainTo: '/women' } };

export const UnknownUrl: Story = {
  args: { reason: 'unknownUrl', tryAgainTo: undefined },
  afterEach: shows('An unknown URL links to all clothes', async ({ canvas }) => {
    await expect(canvas.getByText(/There is no page at this address/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all clothes' })).toHaveAttribute(
      'href',
      '/search',
    );
    await expect(canvas.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  }),
};
