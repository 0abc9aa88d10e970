import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectionBar } from '../../../../src/features/admin/frame/SelectionBar.tsx';

const meta = {
  component: SelectionBar,
  args: {
    label: 'Selected orders',
    status: '3 selected',
    onClear: fn(),
    children: <Button color="inherit">Mark as shipped</Button>,
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const EnterUnchecksThem: Story = {
  name: 'Enter or a click unchecks them',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Uncheck' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Selected orders' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Uncheck' }));
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
};
