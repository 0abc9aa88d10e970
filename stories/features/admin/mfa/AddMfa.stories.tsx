import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AddMfa } from '../../../../src/features/admin/mfa/AddMfa.tsx';

const onAdd = fn();

const meta = {
  component: AddMfa,
  args: { isPending: false, onAdd },
  beforeEach: () => void onAdd.mockReset(),
} satisfies Meta<typeof AddMfa>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotEnrolled: Story = {};

export const AClickBeginsTheEnrolment: Story = {
  name: 'A click begins the enrolment',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add MFA' }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};

export const EnterBeginsTheEnrolment: Story = {
  name: 'Enter begins the enrolment',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add MFA' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};

export const UnderWay: Story = { args: { isPending: true } };

/** Pressed once already. */
export const ASecondClickBeginsNothing: Story = {
  ...UnderWay,
  name: 'A second click begins nothing',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add MFA' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(onAdd).not.toHaveBeenCalled();
  },
};
