import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { ToastBar } from '../../src/ui/ToastBar.tsx';

const meta = {
  component: ToastBar,
  args: {
    toast: { text: 'Please select a size before adding to cart', severity: 'warning' },
    open: true,
    autoHideDuration: null,
    onClose: fn(),
  },
  parameters: {
    guide: {
      instead: {
        FormTextField: 'for one wrong field: it says so itself.',
        RowProblem: 'for a line of the cart that has to be settled.',
        ConfirmDialog: 'where something needs an answer first.',
        StatusMessage: 'where there is no page to show.',
      },
      content: [
        'One sentence: what happened, or what to do now. “Please select a size before adding to cart”.',
        'At most one way on, as a link: “View cart”. What needs more is no toast.',
        'It goes after eight seconds: nothing stands in it alone that has to be kept.',
      ],
      announced: [
        'A failure, a warning and a success are alerts, announced at once; what only informs is a status, and waits for a pause.',
        'F8 leads to it from anywhere; Escape closes it. It stays while it has the focus or the pointer.',
        'It takes no focus by itself.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ToastBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {};

export const Failure: Story = { args: { toast: { text: 'It could not be saved' } } };

export const Information: Story = {
  args: {
    toast: {
      text: 'It is in your cart',
      severity: 'info',
      action: <Button color="inherit">View</Button>,
    },
  },
};

/** What is offered here alone stays, and can be closed. */
export const Undo: Story = {
  args: {
    toast: {
      text: 'Removed: Linen Camp Shirt',
      severity: 'info',
      action: <Button color="inherit">Undo</Button>,
      stays: true,
    },
    autoHideDuration: 1,
  },
};

export const TheOnlyWayBackStays: Story = {
  ...Undo,
  name: 'The only way back stays until it is closed',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ATimeIsOver: Story = {
  name: 'It goes by itself after its time',
  tags: ['behaviour'],
  args: { autoHideDuration: 1 },
  play: ({ args }) => waitFor(() => expect(args.onClose).toHaveBeenCalled()),
};

export const ClosedByPointer: Story = {
  name: 'Its button closes it',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByKeyboard: Story = {
  name: 'Escape closes it',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
