import RadioGroup from '@mui/material/RadioGroup';
import ToggleButton from '@mui/material/ToggleButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActiveFilters } from '../../src/features/catalogue/ActiveFilters.tsx';
import { SizeChip } from '../../src/features/product/SizeChip.tsx';

const nothing = () => {};

/** Choices among a few options look alike everywhere. */
function Chips() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16 }}>
      <ToggleButton value="new">New</ToggleButton>
      <ToggleButton value="popular" selected>
        Popular
      </ToggleButton>
      <RadioGroup row aria-label="Size" defaultValue="M" sx={{ gap: 1 }}>
        <SizeChip size="S" label="S" />
        <SizeChip size="M" label="M" />
        <SizeChip size="L" label="L, sold out" soldOut />
      </RadioGroup>
      <ActiveFilters query={{ size: ['XL'] }} onChange={nothing} />
    </div>
  );
}

const meta = { component: Chips } satisfies Meta<typeof Chips>;

export default meta;
type Story = StoryObj<typeof meta>;

function lookOf(element: Element | null) {
  if (!element) throw new Error('There is no such chip');
  const { color, backgroundColor, borderTopColor, borderTopWidth, fontWeight, fontSize } =
    getComputedStyle(element);
  return { color, backgroundColor, borderTopColor, borderTopWidth, fontWeight, fontSize };
}

export const OneLook: Story = {};

export const EveryKindOfChipLooksTheSame: Story = {
  name: 'Every kind of chip looks the same',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const face = (name: string) => canvas.getByRole('radio', { name }).parentElement;
    const atRest = lookOf(canvas.getByRole('button', { name: 'New' }));
    await expect(lookOf(face('S'))).toEqual(atRest);
    await expect(lookOf(canvas.getByRole('button', { name: 'Remove filter: Size XL' }))).toEqual(
      atRest,
    );
    await expect(lookOf(face('M'))).toEqual(
      lookOf(canvas.getByRole('button', { name: 'Popular' })),
    );
    const soldOut = face('L, sold out');
    await expect(soldOut && getComputedStyle(soldOut).backgroundImage).toContain('gradient');
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
