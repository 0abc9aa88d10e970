import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { paths } from '../../../contract/paths.ts';
import { CheckoutProblem } from '../../../src/features/checkout/CheckoutProblem.tsx';

const meta = {
  component: CheckoutProblem,
  args: { reason: 'notPaid', onTryAgain: fn() },
  parameters: {
    guide: {
      instead: {
        ErrorMessage: 'for any other page that failed.',
        ToastBar: 'where checkout could not begin and the cart is still there.',
      },
      content: [
        'It says first where the money is: not paid, or safe. Then what to do.',
        'Never a code of the payment provider.',
      ],
      announced: ['The heading of the page, which has the focus, its text, then the ways on.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof CheckoutProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotPaid: Story = {};

export const AClickChecksThePaymentAgain: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute(
      'href',
      paths.cart,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

export const None: Story = { args: { reason: 'none' } };

export const WithoutRetryThereAreOtherLinks: Story = {
  render: (args) => (
    <>
      <CheckoutProblem {...args} reason="none" />
      <CheckoutProblem {...args} reason="unknown" />
      <CheckoutProblem {...args} reason="broken" />
      <section aria-label="Guest">
        <CheckoutProblem {...args} reason="none" isGuest />
      </section>
    </>
  ),
  name: 'Without a retry there are links to orders, and for guests to their email',
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('heading', { name: 'There is no new order' })[0],
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'See my orders' })).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    const guest = within(canvas.getByRole('region', { name: 'Guest' }));
    await expect(guest.getByText(/your earlier orders in your email/)).toBeVisible();
    await expect(guest.queryByRole('link', { name: 'See my orders' })).not.toBeInTheDocument();
    await expect(guest.getByRole('link', { name: 'Back to the cart' })).toBeVisible();
  },
};

export const EnterRetriesAfterAFailure: Story = {
  args: { reason: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};
