import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { UnitSwitch } from '../../src/ui/UnitSwitch.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: UnitSwitch,
  args: { unit: 'cm', onUnitChange: fn() },
  parameters: {
    guide: {
      instead: {
        ToggleChips: 'for one thing that is on or off.',
        LoginForm: 'where the choice leads to another form.',
      },
      content: ['“cm” and “inches”: no other words, and never both in one number.'],
      announced: ['A group named “Unit” of two toggle buttons, one of which is pressed.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof UnitSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Centimetres: Story = {
  afterEach: shows('The group announces the selected unit', async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Unit' }));
    await expect(group.getAllByRole('button')).toHaveLength(2);
  }),
};

export const AClickChangesToInches: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'cm', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'inches' }));
    await expect(args.onUnitChange).toHaveBeenCalledWith('in');
  },
};

export const Inches: Story = { args: { unit: 'in' } };

export const TheSpaceBarChangesToCentimetres: Story = {
  ...Inches,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onUnitChange).toHaveBeenCalledWith('cm');
  },
};
