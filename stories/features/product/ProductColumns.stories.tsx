import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductColumns } from '../../../src/features/product/ProductColumns.tsx';
import { Picture } from '../../../src/ui/Picture.tsx';

const meta = {
  component: ProductColumns,
  args: { pictures: <Picture alt="Picture" />, words: <p>Words</p> },
} satisfies Meta<typeof ProductColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};

export const Stacked: Story = { globals: { viewport: { value: 'phone' } } };
