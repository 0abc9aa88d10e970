import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EnrolPrompt } from '../../../../src/features/admin/mfa/EnrolPrompt.tsx';
import { paths } from '../../../../src/lib/paths.ts';

const onLater = fn();

const meta = {
  component: EnrolPrompt,
  args: { onLater },
  beforeEach: () => void onLater.mockReset(),
} satisfies Meta<typeof EnrolPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {};

export const AClickPutsItOff: Story = {
  name: 'A click puts it off',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Set up now' })).toHaveAttribute(
      'href',
      paths.adminMfa,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(onLater).toHaveBeenCalledOnce();
  },
};

/** A shop that answers nothing else before. */
export const NoLater: Story = { args: { onLater: undefined } };

export const AStrictShopCannotBePutOff: Story = {
  ...NoLater,
  name: 'A strict shop cannot be put off',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Set up now' });
    await expect(canvas.queryByRole('button', { name: 'Later' })).not.toBeInTheDocument();
  },
};

export const TabAndEnterPutItOff: Story = {
  name: 'Tab and Enter put it off',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Set up now' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(onLater).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
