import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FormerMails } from '../../../../src/features/admin/formerShop/FormerMails.tsx';

const onMail = async (_: number): Promise<string | undefined> => undefined;
const higher = '9,900 customers would get a mail, and not 9,800.';

const meta = {
  component: FormerMails,
  args: {
    customers: 9812,
    unasked: 9800,
    waiting: 0,
    refused: 0,
    onMail: fn(onMail),
  },
} satisfies Meta<typeof FormerMails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyMailed: Story = {};

export const OnTheWay: Story = { args: { unasked: 0, waiting: 9700, refused: 3 } };

export const MailsAreSentOnceTheirNumberIsConfirmed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mail 9,800 customers' }));
    const question = await screen.findByRole('alertdialog', { name: 'Mail 9,800 customers?' });
    await expect(args.onMail).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onMail).toHaveBeenCalledWith(9800));
  },
};

export const AHigherNumberNeedsAnotherConfirmation: Story = {
  args: { onMail: fn(async (_: number): Promise<string | undefined> => higher) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mail 9,800 customers' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^9,900 customers would/);
  },
};

export const EscapeSendsNothing: Story = {
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('button', { name: 'Mail 9,800 customers' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onMail).not.toHaveBeenCalled();
  },
};
