import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountSplit } from '../../../src/features/account/AccountSplit.tsx';
import { clothPicture } from '../../../src/lib/banners.ts';

const meta = {
  component: AccountSplit,
  args: { pictureUrl: clothPicture, children: <h1>The form</h1> },
} satisfies Meta<typeof AccountSplit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

/** Without the picture. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
