import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleScales, shoeScale } from '../../../../contract/examples/sizeScales.ts';
import { readyScale } from '../../../../contract/rules/readyScales.ts';
import { defaultScales } from '../../../../contract/rules/scaleInput.ts';
import type { SizeScaleInput } from '../../../../contract/schemas/sizeScales.ts';
import { SizeScaleSettings } from '../../../../src/features/admin/settings/SizeScaleSettings.tsx';
import { asSent } from '../../../ui/asSent.tsx';
import { pressed } from '../../../ui/pressed.tsx';

const onSave = fn();
const onEnd = fn();

const meta = {
  component: SizeScaleSettings,
  args: { scales: exampleScales, kinds: { women: ['Dresses', 'Shoes'] }, onSave, onEnd },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof SizeScaleSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** New scales have an id. */
const newOne = { id: expect.any(String) };

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Scales: Story = {};

export const NewShop: Story = { args: { scales: defaultScales } };

export const WithConversions: Story = { decorators: [pressed('Change Women’s shoes')] };

export const WrongValues: Story = {
  decorators: [pressed('Add a scale'), asSent({ sizes: 'S\ns', name: '' })],
};

export const AReadyScaleIsAddedWithOnePress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Bras' }));
    await expect(onSave).toHaveBeenCalledWith({ ...readyScale('Bras'), ...newOne });
    await expect(canvas.queryByRole('button', { name: 'Add One size' })).not.toBeInTheDocument();
    canvas.getByRole('button', { name: 'Add Men’s shoes' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSave).toHaveBeenLastCalledWith({ ...readyScale('Men’s shoes'), ...newOne });
  },
};

export const ADoublePressAddsOneScale: Story = {
  name: 'A double press adds one scale, and the focus stays by the others',
  render: function Adding({ scales, onSave, ...args }) {
    const [shown, setShown] = useState(scales);
    const save = async (input: SizeScaleInput) => {
      const answer = await onSave(input);
      setShown((before) => [...before, { ...input, id: input.id ?? '', version: 1 }]);
      return answer;
    };
    return <SizeScaleSettings {...args} scales={shown} onSave={save} />;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add Bras' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Ready-made scales' })).toHaveFocus();
  },
};

export const AScaleIsExtendedByKeyboard: Story = {
  name: 'A scale is extended and renamed by keyboard, with its conversions',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change Women’s shoes' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await inDialog('Change Women’s shoes');
    const name = form.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Shoes');
    const sizes = form.getByRole('textbox', { name: 'Sizes' });
    await userEvent.click(sizes);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}43; 9; 11; 27');
    const preview = within(form.getByRole('table', { name: 'Preview' }));
    await expect(preview.getByRole('row', { name: '43 9 11 27' })).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...shoeScale,
        name: 'Shoes',
        sizes: [...shoeScale.sizes, '43'],
        conversions: shoeScale.conversions.map(({ name, values }, index) => ({
          name,
          values: [...values, ['9', '11', '27'][index]],
        })),
      }),
    );
  },
};

export const OnlyACorrectScaleIsAdded: Story = {
  name: 'Errors are reported at their fields, and a pasted scale is added',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a scale' }));
    const form = await inDialog('Add a scale');
    const sizes = form.getByRole('textbox', { name: 'Sizes' });
    await userEvent.type(sizes, 'S{Enter}s{Enter}');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Enter a name')).toBeVisible();
    await expect(form.getByText('s is there twice')).toBeVisible();
    await userEvent.clear(sizes);
    await userEvent.paste('7½\t18\n8\t18.5');
    await expect(await form.findByText(/^7½ has more values/)).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Gloves');
    await userEvent.type(form.getByRole('textbox', { name: 'Conversions' }), 'Hand in cm');
    const women = within(form.getByRole('group', { name: 'Women' }));
    await userEvent.click(women.getByRole('button', { name: 'All' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...newOne,
        name: 'Gloves',
        sizes: ['7½', '8'],
        conversions: [{ name: 'Hand in cm', values: ['18', '18.5'] }],
        appliesTo: [{ category: 'women' }],
      }),
    );
  },
};

export const AScaleMovesUp: Story = {
  name: 'A scale moves up by click or Enter; the first one cannot',
  // A reply in a further language has a label, which the input has not.
  args: { scales: exampleScales.map((scale) => ({ ...scale, label: `${scale.name}!` })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Women’s shoes' }));
    await expect(onSave).toHaveBeenCalledWith({ ...shoeScale, position: 1 });
    canvas.getByRole('button', { name: 'Move up Children' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith({ ...defaultScales[1], position: 0 }),
    );
    await expect(canvas.queryByRole('button', { name: 'Move up Letters' })).toBeNull();
  },
};

export const ARemovalIsConfirmedFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove One size' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(onEnd).toHaveBeenCalledWith(exampleScales.at(-1)?.id);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
