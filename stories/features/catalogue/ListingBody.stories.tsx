import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListingBody } from '../../../src/features/catalogue/ListingBody.tsx';
import { ProductGridSkeleton } from '../../../src/features/catalogue/ProductGridSkeleton.tsx';

const meta = {
  component: ListingBody,
  args: { children: <ProductGridSkeleton count={4} /> },
} satisfies Meta<typeof ListingBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Busy: Story = { args: { busy: true } };
