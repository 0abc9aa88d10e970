import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { FilterMenu } from '../../../src/features/catalogue/FiltersBar.tsx';

const meta = {
  component: FilterMenu,
  args: { label: 'Size', children: (close) => <Button onClick={close}>Done</Button> },
} satisfies Meta<typeof FilterMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const EnterOpensThePanelAndEscapeRestoresTheFocus: Story = {
  name: 'Enter opens the panel, and Escape or Done closes it',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Size' })).toBeVisible());
    const button = { name: 'Size', hidden: true };
    await expect(canvas.getByRole('button', { ...button, expanded: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Size' })).toHaveFocus());
    await expect(canvas.getByRole('button', { ...button, expanded: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Size' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
