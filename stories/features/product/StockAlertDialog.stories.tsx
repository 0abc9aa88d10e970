import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { StockAlertDialog } from '../../../src/features/product/StockAlertDialog.tsx';
import { asSent } from '../../ui/asSent.tsx';

const onAsk = fn();

const meta = {
  component: StockAlertDialog,
  args: { name: 'Linen Camp Shirt', sizes: ['L', 'XL'], email: '', onAsk, onClose: fn() },
  beforeEach: () => {
    onAsk.mockReset().mockResolvedValue(undefined);
  },
  parameters: {
    guide: {
      instead: {
        ToastBar: 'for an answer that needs no address.',
      },
      content: [
        'It says how many emails will come: one.',
        'The thanks repeat product, size and address, so that a mistake is noticed.',
      ],
      announced: [
        'A dialog read by its title. The thanks are a status, and the focus goes to “Done”.',
        'An address that is refused is said at its field.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof StockAlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = { name: 'Email' };
const tellMe = { name: 'Tell me' };

export const AGuest: Story = {};

export const WrongEmail: Story = { decorators: [asSent({ email: 'anna@example' })] };

export const MySizeIsPreselected: Story = {
  args: { mySize: 'XL' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('radio', { name: 'XL' })).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', email), 'ben@example.test{Enter}');
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith('XL', 'ben@example.test'));
  },
};

export const TheKeyboardSubscribesACustomer: Story = {
  args: { email: 'anna@example.test' },
  play: async ({ args }) => {
    (await screen.findByRole('radio', { name: 'L' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith('XL', 'anna@example.test'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
  },
};

export const OnlyAValidEmailIsSentAndConfirmed: Story = {
  name: 'Neither Cancel nor an invalid email sends anything; a valid one survives a failure and is confirmed',
  beforeEach: () => {
    onAsk.mockResolvedValueOnce('We can’t reach the shop.');
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', tellMe));
    await expect(await screen.findByText('Email is required')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', email), 'anna{Enter}');
    await expect(await screen.findByText('Invalid email address')).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByRole('textbox', email));
    await userEvent.click(await screen.findByRole('radio', { name: 'XL' }));
    await userEvent.type(screen.getByRole('textbox', email), ' ben@example.test ');
    await userEvent.click(screen.getByRole('button', tellMe));
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith('XL', 'ben@example.test'));
    await waitFor(() =>
      expect(screen.getByRole('textbox', email)).toHaveAccessibleDescription(
        'We can’t reach the shop.',
      ),
    );
    await userEvent.click(screen.getByRole('button', tellMe));
    await expect(await screen.findByRole('status')).toHaveTextContent(
      'When Linen Camp Shirt is back in size XL, we’ll send one email to ben@example.test.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
