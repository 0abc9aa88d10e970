import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { SettingsDialog } from '../../../../src/features/admin/settings/SettingsDialog.tsx';
import { FormTextField } from '../../../../src/ui/FormTextField.tsx';

const onSave = fn();
const onClose = fn();

const meta = {
  component: SettingsDialog,
  args: {
    title: 'Add a delivery method',
    initialValues: { name: '' },
    schema: object({ name: string().required('Enter a name') }),
    onSave,
    onClose,
    children: <FormTextField name="name" label="Name" required />,
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
    onClose.mockReset();
  },
} satisfies Meta<typeof SettingsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

const type = async (text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), text);

export const WhatIsSavedClosesIt: Story = {
  name: 'What is saved closes it',
  tags: ['behaviour'],
  play: async () => {
    await type('Courier');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(onSave).toHaveBeenCalledWith({ name: 'Courier' });
  },
};

export const WhatIsRefusedStays: Story = {
  name: 'What is refused stays',
  tags: ['behaviour'],
  beforeEach: () => {
    onSave.mockResolvedValue({ name: 'There is one already.' });
  },
  play: async () => {
    await type('Courier{Enter}');
    await expect(await screen.findByText('There is one already.')).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const EscapeAndCancelCloseIt: Story = {
  name: 'Escape and Cancel close it',
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
};
