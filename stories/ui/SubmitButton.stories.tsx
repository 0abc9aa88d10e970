import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import type { Guide } from '../../.storybook/guide.ts';
import { SubmitButton } from '../../src/ui/SubmitButton.tsx';
import { ValidatedForm } from '../../src/ui/ValidatedForm.tsx';
import { asSent } from './asSent.tsx';

const onSubmit = fn();

const meta = {
  component: SubmitButton,
  args: { children: 'Send' },
  decorators: [
    (Story) => (
      <ValidatedForm initialValues={{}} schema={object()} onSubmit={onSubmit}>
        <Story />
      </ValidatedForm>
    ),
  ],
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
  },
  parameters: {
    guide: {
      instead: {
        ConfirmDialog: 'after it, where what it does can’t be undone.',
      },
      content: [
        'A verb and, where it isn’t obvious, its object: “Save changes”. The words stay the same while it waits.',
        'Capitals only where the specification has them: “PROCEED TO CHECKOUT”.',
      ],
      announced: ['While the form is on its way it is read as unavailable, and keeps the focus.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Sending: Story = {
  decorators: [asSent()],
  beforeEach: () => {
    onSubmit.mockReturnValue(new Promise(() => {}));
  },
};

export const AClickSendsOnceAndEnablesTheButtonAgain: Story = {
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'false'));
  },
};

export const ASecondClickSendsNothing: Story = {
  beforeEach: () => {
    onSubmit.mockReturnValue(new Promise(() => {}));
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.dblClick(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const ASecondEnterSendsNothingAndKeepsTheFocus: Story = {
  ...ASecondClickSendsNothing,
  name: 'A second Enter sends nothing and keeps the focus',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    const send = canvas.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(send).toHaveFocus());
  },
};
