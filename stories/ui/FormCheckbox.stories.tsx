import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import type { Guide } from '../../.storybook/guide.ts';
import { FormCheckbox } from '../../src/ui/FormCheckbox.tsx';
import { inForm } from './inForm.tsx';

const onSend = fn();

const meta = {
  component: FormCheckbox,
  args: { name: 'isDefault', label: 'Use for new orders' },
  argTypes: { name: { control: false } },
  decorators: [inForm({ isDefault: false }, object(), onSend)],
  beforeEach: () => {
    onSend.mockReset();
  },
  parameters: {
    guide: {
      instead: {
        ToggleChips: 'for a filter, which takes effect at once.',
        FormTextField: 'with `options`, where there are more than yes and no.',
      },
      content: [
        'What is the case when it is chosen, without a full stop: “Use for new orders”.',
        'Never a denial: “Show it”, not “Do not hide it”.',
        'A switch is for what is on or off by itself; a checkbox for what goes with the rest of the form. Either is saved with the form.',
      ],
      announced: ['A checkbox, or a switch, with its label: checked or not checked.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof FormCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { parameters: { values: { isDefault: true } } };

export const SwitchOff: Story = { args: { label: 'Draft: only admins see it', isSwitch: true } };

export const SwitchOn: Story = { ...SwitchOff, parameters: { values: { isDefault: true } } };

export const AClickOnItsLabelTogglesIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Use for new orders'));
    await expect(canvas.getByRole('checkbox', { name: 'Use for new orders' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ isDefault: true }));
  },
};

export const TheSpaceBarTogglesItTwice: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Use for new orders' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const ASwitchHasItsOwnRole: Story = {
  ...SwitchOn,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Draft: only admins see it' }));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const TheFocusRingOfASwitchIsNotClipped: Story = {
  ...SwitchOff,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const track = canvas.getByRole('switch').parentElement?.nextElementSibling as Element;
    await waitFor(() => expect(track).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' }));
    // Overflow of the switch is clipped.
    const { paddingTop } = getComputedStyle(track.parentElement as Element);
    await expect(Number.parseFloat(getComputedStyle(track).outlineOffset) + 2).toBeLessThan(
      Number.parseFloat(paddingTop),
    );
  },
};
