import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AddMfa } from '../../../../src/features/admin/mfa/AddMfa.tsx';

const onAdd = fn();

const meta = {
  component: AddMfa,
  args: { isUnderWay: false, onAdd },
  beforeEach: () => void onAdd.mockReset(),
} satisfies Meta<typeof AddMfa>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotEnrolled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add MFA' }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add MFA' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};

/** Pressed once already. */
export const UnderWay: Story = {
  args: { isUnderWay: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add MFA' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(onAdd).not.toHaveBeenCalled();
  },
};
