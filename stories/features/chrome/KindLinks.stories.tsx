import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { categories } from '../../../contract/limits.ts';
import { KindLinks } from '../../../src/features/chrome/KindPanel.tsx';

const meta = {
  component: KindLinks,
  // Storybook knows the types of a file's first component only.
  argTypes: { category: { control: 'radio', options: categories } },
  args: { category: 'women', kinds: ['Coats', 'Dresses', 'Knitwear', 'Shirts', 'Trousers'] },
} satisfies Meta<typeof KindLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const AClickOpensAndClosesTheList: Story = {
  name: 'A click opens and closes the list, and the keyboard reaches a kind',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Kinds in Women', expanded: false });
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    const dresses = canvas.getByRole('link', { name: 'Dresses' });
    await expect(dresses).toHaveFocus();
    await expect(dresses).toHaveAttribute('href', '/women?kind=Dresses');
  },
};
