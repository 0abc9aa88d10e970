import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import type { Guide } from '../../.storybook/guide.ts';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { FormTextField } from '../../src/ui/FormTextField.tsx';
import { asSent } from './asSent.tsx';

const onSubmit = fn();
const onClose = fn();

const meta = {
  component: FormDialog,
  args: {
    title: 'Add a delivery method',
    initialValues: { name: '' },
    schema: object({ name: string().required('Enter a name') }),
    onSubmit,
    onClose,
    children: <FormTextField name="name" label="Name" required />,
  },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
    onClose.mockReset();
  },
  parameters: {
    guide: {
      instead: {
        ConfirmDialog: 'where nothing is to be filled in.',
        ValidatedForm: 'on a page.',
      },
      content: ['The title names the act. The button repeats its verb; “Save” goes without.'],
      announced: [
        'A dialog read by its title. What is wrong with a field is said there, all else by an alert below the fields.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Invalid: Story = { decorators: [asSent()] };

/** A failure without a field. */
export const Failed: Story = {
  args: { initialValues: { name: 'Courier' } },
  decorators: [asSent()],
  beforeEach: () => {
    onSubmit.mockResolvedValue('We can’t reach the shop.');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const type = async (text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), text);

export const SuccessClosesIt: Story = {
  play: async () => {
    await type('Courier');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(onSubmit).toHaveBeenCalledWith({ name: 'Courier' });
  },
};

export const ARefusalKeepsItOpen: Story = {
  beforeEach: () => {
    onSubmit.mockResolvedValue({ name: 'There is one already.' });
  },
  play: async () => {
    await type('Courier{Enter}');
    await expect(await screen.findByText('There is one already.')).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const AFailureIsShownBelowTheFields: Story = {
  beforeEach: () => {
    onSubmit.mockResolvedValueOnce('We can’t reach the shop.');
  },
  play: async () => {
    await type('Courier{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the shop.');
    await type('s');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Couriers');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const NothingClosesItWhileSending: Story = {
  play: async () => {
    let fail: (reason: string) => void = () => {};
    onSubmit.mockReturnValueOnce(
      new Promise((resolve) => {
        fail = resolve;
      }),
    );
    await type('Courier{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(onClose).not.toHaveBeenCalled();
    fail('We can’t reach the shop.');
    await expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the shop.');
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const EscapeAndCancelCloseIt: Story = {
  name: 'Escape and Cancel close it',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
};
