import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import { SaveBar } from '../../../../src/features/admin/frame/SaveBar.tsx';
import { ValidatedForm } from '../../../../src/ui/ValidatedForm.tsx';

const onSubmit = fn();

const meta = {
  component: SaveBar,
  args: { label: 'Save changes' },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined);
  },
  decorators: [
    (Story) => (
      <ValidatedForm initialValues={{}} schema={object()} onSubmit={onSubmit}>
        <Story />
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const WithASecondaryAction: Story = {
  args: { children: <Button color="error">Remove product</Button> },
};

export const WithAProblem: Story = { args: { problem: 'The shop can’t be reached.' } };

export const AClickSends: Story = {
  name: 'A click or Enter sends',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    );
    canvas.getByRole('button', { name: 'Save changes' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  },
};
