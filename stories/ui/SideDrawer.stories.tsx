import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { SideDrawer } from '../../src/ui/SideDrawer.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: SideDrawer,
  args: {
    title: 'Delivery',
    closeLabel: 'Close delivery',
    open: true,
    onClose: fn(),
    children: (
      <Typography sx={{ flex: 1, overflowY: 'auto', p: 3 }}>
        Orders leave our house within two working days.
      </Typography>
    ),
  },
  parameters: {
    guide: {
      instead: {
        ConfirmDialog: 'for a question that has to be answered.',
        FormDialog: 'for a form.',
        NavDrawer: 'for the menu of a phone.',
      },
      content: ['One or two words as its title, as the link or button says that opens it.'],
      announced: [
        'A dialog named by its title; its button is named “Close” and the title.',
        'Escape, Back or a press outside closes it and gives the focus back.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SideDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  afterEach: shows('Its title is a level two heading', async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Delivery' }));
    await expect(drawer.getByRole('heading', { name: 'Delivery', level: 2 })).toBeInTheDocument();
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Closed: Story = {
  args: { open: false },
  render: function Closed(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delivery</Button>
        <SideDrawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
};

export const ItsButtonClosesIt: Story = {
  ...Closed,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    const drawer = await screen.findByRole('dialog', { name: 'Delivery' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close delivery' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};

export const EscapeReturns: Story = {
  ...Closed,
  name: 'Escape returns to the opener',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delivery' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Delivery' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
