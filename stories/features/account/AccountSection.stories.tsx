import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountSection } from '../../../src/features/account/AccountColumns.tsx';

const meta = {
  component: AccountSection,
  args: { title: 'My orders', children: <p>Seven orders</p> },
} satisfies Meta<typeof AccountSection>;

export default meta;

export const Section: StoryObj<typeof meta> = {};
