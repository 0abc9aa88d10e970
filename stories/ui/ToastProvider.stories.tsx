import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Toast } from '../../src/ui/ToastBar.tsx';
import { ToastProvider, useToast } from '../../src/ui/ToastProvider.tsx';

/** Shows a toast at a press; with `goTo`, navigates at the same time. */
function Asker({ toast, goTo }: { toast: Toast; goTo?: string }) {
  const showToast = useToast();
  const navigate = useNavigate();
  function tell() {
    showToast(toast);
    if (goTo) navigate(goTo);
  }
  return (
    <>
      <Button onClick={tell}>Tell me</Button>
      <Button component={Link} to="/women">
        Women
      </Button>
      <p>{`At ${useLocation().pathname}`}</p>
    </>
  );
}

const meta = {
  component: Asker,
  args: { toast: { text: 'Please select a size before adding to cart' } },
  decorators: [
    (Story) => (
      <ToastProvider autoHideDuration={null}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Asker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AFailureIsAnnouncedAsAnAlert: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Please select a size before adding to cart$/,
    );
  },
};

export const ClosingAToastLeavesTheNextOne: Story = {
  play: async ({ canvas }) => {
    const tell = canvas.getByRole('button', { name: 'Tell me' });
    await userEvent.click(tell);
    const before = await screen.findByRole('alert');
    const close = screen.getByRole('button', { name: 'Close' });
    // Two presses before the next toast appears.
    tell.click();
    close.click();
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const InformationIsAnnouncedAsAStatus: Story = {
  args: { toast: { text: 'Added to your bag', severity: 'info' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Added to your bag');
  },
};

export const WithABar: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ height: '150vh', paddingTop: 'calc(100vh - 200px)' }}>
          <div data-bar>
            <Button variant="contained">CREATE ORDER</Button>
          </div>
        </div>
      </>
    ),
  ],
};

export const AToastDoesNotCoverAButtonBar: Story = {
  ...WithABar,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    const toast = await screen.findByRole('alert');
    const bar = canvas.getByRole('button', { name: 'CREATE ORDER' });
    for (const scrollY of [0, 40, 80]) {
      window.scrollTo(0, scrollY);
      await waitFor(() => {
        const [told, kept] = [toast.getBoundingClientRect(), bar.getBoundingClientRect()];
        expect(told.bottom <= kept.top || told.top >= kept.bottom).toBe(true);
      });
    }
  },
};

export const F8FocusesTheToastFromAnywhere: Story = {
  args: { toast: { text: 'Removed: Cape', action: <Button>Undo</Button> } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Tell me' }).focus();
    await userEvent.keyboard('{Enter}');
    const toast = await screen.findByRole('alert');
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(toast).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};

export const AClosingToastRestoresTheFocus: Story = {
  ...F8FocusesTheToastFromAnywhere,
  play: async ({ canvas }) => {
    const tell = canvas.getByRole('button', { name: 'Tell me' });
    tell.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    await userEvent.keyboard('{F8}{Tab}');
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    // Another toast replaces it.
    tell.click();
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await expect(tell).toHaveFocus();
    await userEvent.keyboard('{F8}{Escape}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(tell).toHaveFocus();
  },
};

export const AToastClosesWithItsPage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await screen.findByRole('alert');
    await userEvent.click(canvas.getByRole('link', { name: 'Women' }));
    await canvas.findByText('At /women');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const AToastClosesWithItsPageByKeyboardToo: Story = {
  name: 'A toast closes with its page by keyboard, too',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByText('At /women');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const AToastShownOnLeavingStaysOnTheNewPage: Story = {
  args: { goTo: '/login' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await canvas.findByText('At /login');
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: 'Women' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const UsingTheActionClosesTheToast: Story = {
  args: {
    toast: {
      text: 'It is in your cart',
      severity: 'info',
      action: (
        <Button component={Link} to="/cart" color="inherit">
          View cart
        </Button>
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await userEvent.click(await screen.findByRole('link', { name: 'View cart' }));
    await canvas.findByText('At /cart');
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  },
};

export const EscapeClosesAToast: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};
