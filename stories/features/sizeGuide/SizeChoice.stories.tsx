import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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

export const WaistAndLength: Story = {
  args: { sizes: ['W28 L30', 'W28 L32', 'W30 L32'], size: 'W28 L32' },
};

export const AWaistAndALengthMakeASize: Story = {
  args: { ...WaistAndLength.args, size: undefined },
  play: async ({ canvas, args }) => {
    const waists = within(canvas.getByRole('group', { name: 'Waist' }));
    const lengths = within(canvas.getByRole('group', { name: 'Length' }));
    await userEvent.click(waists.getByRole('button', { name: '28' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(lengths.getByRole('button', { name: '30' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('W28 L30');
    // There is no W30 L30.
    await userEvent.click(waists.getByRole('button', { name: '30' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(lengths.getByRole('button', { name: '30', pressed: false })).toBeVisible();
  },
};

export const EnterClearsAWaistAndItsSize: Story = {
  ...WaistAndLength,
  play: async ({ canvas, args }) => {
    const waists = within(canvas.getByRole('group', { name: 'Waist' }));
    waists.getByRole('button', { name: '28', pressed: true }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByRole('button', { name: '32', pressed: true })).toBeVisible();
  },
};
