import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

export const AClickAsksAgainWhetherItIsPaid: Story = {
  name: 'A click asks again whether it is paid',
  tags: ['behaviour'],
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

export const WithoutANewOrderALinkLeadsToTheOthers: Story = {
  ...None,
  name: 'Without a new order a link leads to the others',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no new order' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See my orders' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OfAGuest: Story = { args: { reason: 'none', isGuest: true } };

export const AGuestIsReferredToTheirEmail: Story = {
  ...OfAGuest,
  name: 'A guest is referred to their email',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/your earlier orders in your email/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See my orders' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toBeVisible();
  },
};

export const Unknown: Story = { args: { reason: 'unknown' } };

export const AnUnknownOrderOffersNoSecondTry: Story = {
  ...Unknown,
  name: 'An unknown order offers no second try',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See my orders' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Broken: Story = { args: { reason: 'broken' } };

export const ABrokenLinkOffersNoSecondTry: Story = {
  ...Broken,
  name: 'A broken link offers no second try',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See my orders' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Failed: Story = { args: { reason: 'failed' } };

export const EnterTriesAgainAfterAFailure: Story = {
  ...Failed,
  name: 'Enter tries again after a failure',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};
