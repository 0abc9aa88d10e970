import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminCard } from '../../../../src/features/admin/frame/AdminCard.tsx';

const meta = {
  component: AdminCard,
  args: { title: 'Orders to ship', children: 'No order is waiting to be shipped.' },
} satisfies Meta<typeof AdminCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};

export const WithAnAction: Story = { args: { action: <a href="#all">See all 12</a> } };
