import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { VerifyForm } from '../../../../src/features/admin/mfa/MfaPanel.tsx';
import { asSent } from '../../../ui/asSent.tsx';

const onVerify = fn();
const onShowSecret = fn();

const meta = {
  component: VerifyForm,
  args: { onVerify, onShowSecret },
  beforeEach: () => {
    onVerify.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof VerifyForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = { name: 'MFA token' };

async function verifyWith(canvas: Canvas, code: string) {
  await userEvent.type(canvas.getByRole('textbox', field), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
}

export const Empty: Story = {};

export const Invalid: Story = {
  decorators: [asSent({ token: '654321' })],
  beforeEach: () => void onVerify.mockResolvedValue('Wrong MFA token.'),
};

export const TheFieldHasTheFocusAndEnterSends: Story = {
  name: 'The field has the focus and Enter sends',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', field)).toHaveFocus());
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(onVerify).toHaveBeenCalledWith('123456'));
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await waitFor(() => expect(onShowSecret).toHaveBeenCalledOnce());
  },
};

export const AWrongCodeIsRefusedAndFocused: Story = {
  beforeEach: () => void onVerify.mockResolvedValue('Wrong MFA token.'),
  play: async ({ canvas }) => {
    await verifyWith(canvas, '654321');
    await canvas.findByText('Wrong MFA token.');
    await waitFor(() => expect(canvas.getByRole('textbox', field)).toHaveFocus());
    await expect(canvas.getByRole('textbox', field)).toHaveValue('654321');
  },
};

export const AnIncompleteCodeIsNotSent: Story = {
  name: 'An incomplete code is not sent, a complete one without its spaces',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await canvas.findByText('Token is required');
    await verifyWith(canvas, '12345');
    await canvas.findByText('Enter the six digits from your authenticator');
    await expect(onVerify).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox', field));
    await expect(canvas.getByRole('textbox', field)).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await verifyWith(canvas, ' 123456 ');
    await waitFor(() => expect(onVerify).toHaveBeenCalledWith('123456'));
  },
};
