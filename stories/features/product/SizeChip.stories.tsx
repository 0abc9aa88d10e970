import RadioGroup from '@mui/material/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { SizeChip } from '../../../src/features/product/SizeChip.tsx';
import { shows } from '../../pages/states.ts';

const onChange = fn();

const meta = {
  component: SizeChip,
  args: { size: 'M', label: 'M' },
  decorators: [
    (Story, { parameters: { chosen } }) => (
      <RadioGroup row aria-label="Size" value={chosen ?? ''} onChange={onChange}>
        <Story />
      </RadioGroup>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        ToggleChips: 'where any number may be chosen, as in a filter.',
        SizeSelector: 'for all sizes of a product: it says below them what is left, too.',
      },
      content: [
        'The bare size: “S”, “10Y”, “One size”. Its stock is in its label, never on its face.',
      ],
      announced: [
        'A radio button with its size and stock: “M, only 2 left”. A sold-out one is called so and can’t be chosen.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SizeChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};

export const AClickSelectsTheSize: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'M' }));
    await expect(onChange).toHaveBeenCalledOnce();
  },
};

export const TheSpaceBarSelectsTheSize: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onChange).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { parameters: { chosen: 'M' } };

export const SoldOut: Story = {
  args: { soldOut: true, label: 'M, sold out' },
  afterEach: shows('A sold-out size is announced and cannot be selected', async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'M, sold out' })).toBeDisabled();
  }),
};
