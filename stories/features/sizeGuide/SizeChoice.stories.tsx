import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SizeChoice } from '../../../src/features/sizeGuide/SizeChoice.tsx';

const meta = {
  component: SizeChoice,
  args: { label: 'Sizes', sizes: ['XS', 'S', 'M', 'L'], size: undefined, onChange: fn() },
  render: function Choosing({ onChange, ...args }) {
    const [size, setSize] = useState(args.size);
    return (
      <SizeChoice
        {...args}
        size={size}
        onChange={(said) => {
          setSize(said);
          onChange(said);
        }}
      />
    );
  },
} satisfies Meta<typeof SizeChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Remembered: Story = { args: { size: 'S' } };

export const BoughtBefore: Story = { args: { boughtSize: 'M' } };

export const TheBoughtSizeIsOfferedButNotSelected: Story = {
  ...BoughtBefore,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You bought M last time.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'M', pressed: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'My size is M' }));
    await expect(args.onChange).toHaveBeenCalledWith('M');
    await expect(canvas.getByRole('button', { name: 'M', pressed: true })).toBeVisible();
    await expect(canvas.queryByText(/last time/)).not.toBeInTheDocument();
  },
};

export const EnterAcceptsTheOfferAndKeepsTheFocus: Story = {
  ...BoughtBefore,
  name: 'Enter accepts the offer and keeps the focus',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'My size is M' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('M');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Sizes' })).toHaveFocus());
  },
};

export const WithAnotherSavedSizeThereIsNoOffer: Story = {
  args: { boughtSize: 'M', size: 'L' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'L', pressed: true })).toBeVisible();
    await expect(canvas.queryByText(/last time/)).not.toBeInTheDocument();
  },
};

export const ASizeOutsideTheListIsNotOffered: Story = {
  args: { boughtSize: '34/32' },
  name: 'A size outside the list is not offered',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'M', pressed: false })).toBeVisible();
    await expect(canvas.queryByText(/last time/)).not.toBeInTheDocument();
  },
};
