import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import CompactFooter from '../../../src/features/chrome/CompactFooter.tsx';
import { exampleConfig } from '../../mocks/config.ts';
import { shows } from '../../pages/states.ts';
import { selectScheme } from './selectScheme.ts';

const meta = {
  component: CompactFooter,
  args: {
    shopName: 'Hemline',
    social: exampleConfig.shop.social,
    schemeMode: 'system',
    onSchemeModeChange: fn(),
  },
} satisfies Meta<typeof CompactFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  afterEach: shows('Each link opens its page', async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('About Us')).toHaveAttribute('href', '/aboutus');
    await expect(link('Contacts')).toHaveAttribute('href', '/contacts');
    await expect(link('Instagram')).toHaveAttribute('href', 'https://instagram.test/hemline');
    await expect(canvas.getByText('© Hemline')).toBeVisible();
    await expect(canvas.getByRole('contentinfo').offsetHeight).toBeLessThan(50);
  }),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const TheColourSchemeIsSelectedByKeyboard: Story = {
  ...Phone,
  name: 'On a phone the colours are chosen by keyboard or click',
  play: selectScheme,
};
