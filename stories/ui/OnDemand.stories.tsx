import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { lazyComponent } from '../../src/ui/lazyComponent.tsx';
import { OnDemand } from '../../src/ui/OnDemand.tsx';

const Menu = lazyComponent(async () => ({ default: () => <p>The menu</p> }));

const loadTwice = fn();

/** Code that loads on the second attempt and stays loaded: one per story. */
const unlucky = () =>
  lazyComponent(async () => {
    loadTwice();
    if (loadTwice.mock.calls.length === 1) throw new Error('No network');
    return { default: () => <p>The menu</p> };
  });
const Replaced = unlucky();
const OutOfReach = unlucky();

const meta = {
  component: OnDemand,
  args: { wanted: false, onFail: fn(), children: <Menu /> },
  render: function Opener({ children, onFail }) {
    const [wanted, setWanted] = useState(false);
    return (
      <>
        <Button onClick={() => setWanted(!wanted)}>Menu</Button>
        <OnDemand
          wanted={wanted}
          onFail={() => {
            onFail();
            setWanted(false);
          }}
        >
          {children}
        </OnDemand>
      </>
    );
  },
} satisfies Meta<typeof OnDemand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotNeeded: Story = {};

export const LoadsAndStays: Story = {
  name: 'Loaded code stays',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The menu')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await canvas.findByText('The menu')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByText('The menu')).toBeVisible();
  },
};

export const FailsAndLoads: Story = {
  name: 'A failure is reported, and another press retries',
  args: { children: <Replaced /> },
  beforeEach: () => {
    loadTwice.mockClear();
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Menu' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/may have been updated/);
    await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(args.onFail).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The menu')).toBeVisible();
  },
};

export const OfflineTheMessageMentionsTheConnection: Story = {
  ...FailsAndLoads,
  name: 'Offline, the message mentions the connection',
  args: { children: <OutOfReach /> },
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/check your connection/);
    await expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  },
};
