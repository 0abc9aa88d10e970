import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ReplaceForm } from '../../../../src/features/admin/mfa/ReplaceForm.tsx';
import { asSent } from '../../../ui/asSent.tsx';

const onReplace = fn();
const onCancel = fn();

const meta = {
  component: ReplaceForm,
  args: { onReplace, onCancel },
  beforeEach: () => {
    onReplace.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof ReplaceForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function replaceWith(canvas: Canvas, password: string, token: string) {
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.type(canvas.getByRole('textbox', { name: 'MFA token' }), token);
  await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
}

export const Empty: Story = {};

export const InvalidValues: Story = { decorators: [asSent({ token: '12' })] };

export const ARecoveryCodeReplacesALostAuthenticator: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Replace the authenticator' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Tab}a wool coat{Tab}{Tab}HEM0K-LINE0{Enter}');
    await waitFor(() =>
      expect(onReplace).toHaveBeenCalledWith({ password: 'a wool coat', token: 'HEM0K-LINE0' }),
    );
  },
};

export const RefusalsAreShownAtTheirFields: Story = {
  name: 'A wrong password and a used code are refused at their fields',
  beforeEach: () => {
    onReplace
      .mockResolvedValueOnce({ password: 'Wrong password.' })
      .mockResolvedValueOnce({ token: 'This MFA token was used already. Wait for the next one.' });
  },
  play: async ({ canvas }) => {
    await replaceWith(canvas, 'a linen coat', '123456');
    await canvas.findByText('Wrong password.');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('This MFA token was used already. Wait for the next one.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('a linen coat');
  },
};

export const AnIncompleteCodeIsNotSent: Story = {
  name: 'Cancel and an incomplete code send nothing, a complete one replaces the authenticator',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
    await replaceWith(canvas, ' ', '12');
    await canvas.findByText('Invalid MFA token');
    await expect(onReplace).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'MFA token' }));
    await replaceWith(canvas, 'a wool coat', '123456');
    await waitFor(() =>
      expect(onReplace).toHaveBeenCalledWith({ password: 'a wool coat', token: '123456' }),
    );
  },
};
