import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AdminSection } from '../../../../src/features/admin/frame/AdminSection.tsx';

const onAdd = fn();

const meta = {
  component: AdminSection,
  args: { title: 'Products', children: <p>60 products</p> },
} satisfies Meta<typeof AdminSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const Loading: Story = { args: { children: undefined } };

export const WithTextAndActions: Story = {
  args: {
    text: 'What the shop sells',
    actions: (
      <Button variant="contained" onClick={onAdd}>
        Add product
      </Button>
    ),
  },
};

export const TheActionIsBesideTheTitle: Story = {
  ...WithTextAndActions,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the shop sells')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  ...WithTextAndActions,
  globals: { viewport: { value: 'phone' } },
};
