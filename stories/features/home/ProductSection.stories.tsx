import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductSection } from '../../../src/features/home/ProductSection.tsx';
import { EmptyState } from '../../../src/ui/EmptyState.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: ProductSection,
  args: {
    id: 'new-collection',
    title: 'New Collection',
    allAt: '/search?flag=newCollection',
    children: (
      <EmptyState
        title="The next collection is being sewn"
        next={{ label: 'See all clothes', to: '/search' }}
      />
    ),
  },
} satisfies Meta<typeof ProductSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Headed: Story = {
  afterEach: shows('The heading and the link open the whole list', async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'New Collection' });
    await expect(section).toHaveAttribute('id', 'new-collection');
    await expect(canvas.getByRole('link', { name: 'See all of New Collection' })).toHaveAttribute(
      'href',
      '/search?flag=newCollection',
    );
  }),
};
