import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../../.storybook/guide.ts';
import { DraftBadge } from '../../../../src/features/admin/products/ProductsGrid.tsx';
import { padded } from './padded.tsx';

const meta = {
  component: DraftBadge,
  decorators: [padded],
  parameters: {
    guide: {
      instead: { StockBadge: 'for what can be sold.', StatusBadge: 'for the state of an order.' },
      content: ['One word, below the name. What is published says nothing.'],
      announced: ['The word, after the name.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof DraftBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {};
