import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactDetails } from '../../../src/features/about/ContactDetails.tsx';
import { bannerPictures } from '../../../src/lib/banners.ts';
import { shows } from '../../pages/states.ts';

const meta = {
  component: ContactDetails,
  args: {
    email: 'hello@hemline.test',
    phone: '+351 210 000 000',
    address: 'Rua do Almada 12\n4050-030 Porto',
    openingHours: 'Tuesday to Saturday, 11–19',
    profile: { name: 'Instagram', url: 'https://instagram.test/hemline' },
    pictureUrl: bannerPictures('home').tall,
  },
} satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllContacts: Story = {
  afterEach: shows('Each contact is a link that opens its app', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Contacts');
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('hello@hemline.test')).toHaveAttribute('href', 'mailto:hello@hemline.test');
    await expect(link('+351 210 000 000')).toHaveAttribute('href', 'tel:+351210000000');
    await expect(link('Instagram')).toHaveAttribute('href', 'https://instagram.test/hemline');
  }),
};

export const OnlyEmail: Story = {
  args: { phone: '', address: '', openingHours: '', profile: { name: '', url: '' } },
  afterEach: shows('Missing contacts are omitted', async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
  }),
};

export const PhoneDark: Story = {
  args: { email: 'a-rather-long-support-address@customers.hemline.test' },
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
};
