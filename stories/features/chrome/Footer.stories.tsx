import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Footer } from '../../../src/features/chrome/Footer.tsx';
import { exampleConfig } from '../../mocks/config.ts';
import { shows } from '../../pages/states.ts';
import { selectScheme } from './selectScheme.ts';

const meta = {
  component: Footer,
  args: {
    shopName: 'Hemline',
    social: exampleConfig.shop.social,
    texts: ['terms', 'privacy', 'accessibility'],
    terms: 'Delivery from $4.90, free from $200.00 · 14 days to return · Payment by card',
    schemeMode: 'system',
    onSchemeModeChange: fn(),
  },
  parameters: {
    guide: {
      instead: {
        CompactFooter: 'for the admin area, where work comes first.',
      },
      content: [
        'Three groups with headings of two words, links of one or two.',
        'No newsletter, no logos: delivery, returns and payment are in a line of words.',
      ],
      announced: [
        'Each group is a navigation with the name of its heading. Social profiles open in a new tab.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  afterEach: shows('Each link opens its page', async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('All clothes')).toHaveAttribute('href', '/search');
    await expect(link('About Us')).toHaveAttribute('href', '/aboutus');
    await expect(link('Contacts')).toHaveAttribute('href', '/contacts');
    await expect(link('Instagram')).toHaveAttribute('href', 'https://instagram.test/hemline');
    await expect(canvas.getByText('© Hemline')).toBeVisible();
  }),
};

export const WrittenPoliciesAreLinked: Story = {
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.queryByRole('link', { name });
    await expect(link('Terms')).toHaveAttribute('href', '/terms');
    await expect(link('Privacy')).toHaveAttribute('href', '/privacy');
    await expect(link('Accessibility')).toHaveAttribute('href', '/accessibility');
    await expect(link('Returns')).not.toBeInTheDocument();
  },
};

export const WithoutSocialLinksThereIsNoListOfThem: Story = {
  args: { social: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Follow us' })).not.toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const TheColourSchemeIsSelectedByKeyboard: Story = {
  ...Phone,
  name: 'On a phone the colours are chosen by keyboard or click',
  play: selectScheme,
};

export const WithCollections: Story = {
  args: { collections: [{ name: 'Summer linen', url: '/collections/summer-linen' }] },
};
