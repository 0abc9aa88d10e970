import Alert from '@mui/material/Alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import type { Guide } from '../../.storybook/guide.ts';
import { FormTextField } from '../../src/ui/FormTextField.tsx';
import { SubmitButton } from '../../src/ui/SubmitButton.tsx';
import { ValidatedForm } from '../../src/ui/ValidatedForm.tsx';
import { asSent } from './asSent.tsx';

const onSubmit = fn();
const filled = { name: 'Anna', town: 'Lisbon' };

const meta = {
  component: ValidatedForm,
  args: {
    initialValues: { name: '', town: '' },
    schema: object({
      name: string().required('Name is required'),
      town: string().required('Town is required'),
    }),
    onSubmit,
    invalidNotice: <Alert severity="error">Something is missing</Alert>,
    children: (
      <>
        <FormTextField name="name" label="Name" required />
        <FormTextField name="town" label="Town" required />
        <SubmitButton>Send</SubmitButton>
      </>
    ),
  },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
  },
  parameters: {
    guide: {
      instead: {
        CodeField: 'for one field with its own button.',
      },
      content: [
        'Each error stands at its field. A form has no summary of them; `invalidNotice` is one sentence, above the fields, so that it covers nothing.',
        'Optional fields say so in their label; required ones need no asterisk.',
      ],
      announced: [
        'After a failed attempt the focus goes to the first wrong field, which is read with its error. Where it is there already, the error is announced.',
        'What the server refuses is said at its field as well, and stays there until the value changes.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ValidatedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { initialValues: filled } };

export const Invalid: Story = { decorators: [asSent()] };

/** Found by the server. */
export const Refused: Story = {
  ...Filled,
  decorators: [asSent()],
  beforeEach: () => {
    onSubmit.mockResolvedValue({ town: 'We do not deliver there' });
  },
};

/** The fields can still be edited. */
export const Sending: Story = {
  ...Filled,
  decorators: [asSent()],
  beforeEach: () => {
    onSubmit.mockReturnValue(new Promise(() => {}));
  },
};

export const AFilledFormIsSentWithItsValues: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Anna');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Town' }), 'Lisbon');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ name: 'Anna', town: 'Lisbon' }, expect.anything()),
    );
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const EachErrorIsAnnouncedAndTheFirstHasTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const town = canvas.getByRole('textbox', { name: 'Town' });
    await waitFor(() => expect(town).toHaveFocus());
    await expect(town).toHaveAccessibleDescription('Town is required');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something is missing');
    await userEvent.keyboard('Lisbon');
    await waitFor(() => expect(town).not.toHaveAccessibleDescription('Town is required'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const AServerErrorIsShownAtItsField: Story = {
  beforeEach: () => {
    onSubmit.mockResolvedValue({ town: 'We do not deliver there' });
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Anna');
    const town = canvas.getByRole('textbox', { name: 'Town' });
    await userEvent.type(town, 'Atlantis');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(town).toHaveFocus());
    await expect(town).toHaveAccessibleDescription('We do not deliver there');
    await expect(town).toHaveValue('Atlantis');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const EnterInTheLastFieldSendsTheForm: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Anna{Tab}Lisbon{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveFocus());
  },
};

/** A slow server answers with the saved values. */
export const ValuesTypedWhileSendingAreKept: Story = {
  play: async ({ canvas }) => {
    let answer = () => {};
    onSubmit.mockImplementation(async (_, { takeSaved }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      takeSaved({ name: 'ANNA', town: 'LISBON' });
    });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Anna');
    const town = canvas.getByRole('textbox', { name: 'Town' });
    await userEvent.type(town, 'Lisbon{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await userEvent.type(town, ', Alfama');
    answer();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('ANNA'));
    await expect(town).toHaveValue('Lisbon, Alfama');
  },
};
