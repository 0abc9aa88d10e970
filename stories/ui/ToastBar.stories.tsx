import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { paths } from '../../contract/paths.ts';
import ToastBar from '../../src/ui/ToastBar.tsx';

const meta = {
  component: ToastBar,
  args: {
    toast: { text: 'You are offline, so nothing was changed.', severity: 'warning' },
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
        RecoveryCodes: 'as an example of what has to be read later or kept: it stands in the page.',
        StatusMessage: 'where there is no page to show.',
      },
      content: [
        'One sentence: what happened, or what to do now. “You are offline, so nothing was changed.”',
        'At most one way on: a link such as “View cart”, or “Undo”. What needs more is no toast.',
        'It goes after eight seconds. Only where it offers what is nowhere else, as “Undo”, does it stay until it is closed.',
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

/** The visitor has to repeat it. */
export const Warning: Story = {};

export const Failure: Story = { args: { toast: { text: 'It could not be saved' } } };

/** Success that the page shows nowhere else. */
export const Success: Story = {
  args: { toast: { text: 'User updated successfully', severity: 'success' } },
};

/** The page offers the same action elsewhere. */
export const Information: Story = {
  args: {
    toast: {
      text: 'Linen Camp Shirt, size M, is in your cart',
      severity: 'info',
      action: (
        <Button color="inherit" component={Link} to={paths.cart}>
          View cart
        </Button>
      ),
    },
  },
};

/** An action that is offered only here. */
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

export const TheOnlyUndoStays: Story = {
  ...Undo,
  name: 'The only undo stays until it is closed',
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ItClosesAfterAWhile: Story = {
  name: 'It closes after a while',
  args: { autoHideDuration: 1 },
  play: ({ args }) => waitFor(() => expect(args.onClose).toHaveBeenCalled()),
};

export const ClosedByPointer: Story = {
  name: 'Its button closes it',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByKeyboard: Story = {
  name: 'Escape closes it',
  play: async ({ args }) => {
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const ItDoesNotCoverAFocusedInvalidField: Story = {
  render: (args) => (
    <>
      <TextField error label="Town" sx={{ position: 'fixed', insetInline: 0, bottom: 0 }} />
      <ToastBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const toast = await screen.findByRole('alert');
    const field = canvas.getByRole('textbox', { name: 'Town' });
    await userEvent.click(field);
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top),
    );
  },
};
