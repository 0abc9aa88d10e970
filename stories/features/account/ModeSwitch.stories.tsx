import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import { ModeSwitch } from '../../../src/features/account/ModeSwitch.tsx';
import { ValidatedForm } from '../../../src/ui/ValidatedForm.tsx';

const onModeChange = fn();

const meta = {
  component: ModeSwitch,
  args: { mode: 'login', onModeChange },
  decorators: [
    (Story) => (
      <ValidatedForm initialValues={{}} schema={object()} onSubmit={async () => undefined}>
        <Story />
      </ValidatedForm>
    ),
  ],
  beforeEach: () => {
    onModeChange.mockClear();
  },
} satisfies Meta<typeof ModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderLogin: Story = {};

export const AClickGoesOverToSigningUp: Story = {
  name: 'A click goes over to signing up',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(onModeChange).toHaveBeenCalledWith('signUp');
  },
};

export const UnderSignUp: Story = { args: { mode: 'signUp' } };

export const EnterGoesOverToLoggingIn: Story = {
  ...UnderSignUp,
  name: 'Enter goes over to logging in',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Log in instead' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(onModeChange).toHaveBeenCalledWith('login');
  },
};
