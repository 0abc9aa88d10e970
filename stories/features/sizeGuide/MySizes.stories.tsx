import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { jeansScale, shoeScale } from '../../../contract/examples/sizeScales.ts';
import { mySizeKey } from '../../../contract/rules/mySizeKey.ts';
import { defaultScales } from '../../../contract/rules/scaleInput.ts';
import { MySizes } from '../../../src/features/sizeGuide/SizeChoice.tsx';

const meta = {
  component: MySizes,
  args: { mySizes: { women: 'M', kid: '4Y' }, onChange: fn() },
} satisfies Meta<typeof MySizes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { args: { mySizes: {} } };

export const Some: Story = {};

export const EnterRemovesOne: Story = {
  name: 'Enter removes the size of a category, and a click sets one',
  play: async ({ canvas, args }) => {
    const kids = within(canvas.getByRole('group', { name: 'My size: Kids' }));
    kids.getByRole('button', { name: '4Y', pressed: true }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ category: 'kid' });
    const men = within(canvas.getByRole('group', { name: 'My size: Men' }));
    await userEvent.click(men.getByRole('button', { name: 'L' }));
    await expect(args.onChange).toHaveBeenCalledWith({ category: 'men', size: 'L' });
  },
};

const [letters, children] = defaultScales;
const women = letters ? [letters, shoeScale, jeansScale] : [];

export const OfSeveralScales: Story = {
  args: {
    scales: { women, men: letters && [letters], kid: children && [children] },
    mySizes: { [mySizeKey('women', letters?.id)]: 'M', [mySizeKey('women', shoeScale.id)]: '38' },
  },
};

export const EachScaleHasItsSize: Story = {
  ...OfSeveralScales,
  play: async ({ canvas, args }) => {
    const group = (scale: string) =>
      within(canvas.getByRole('group', { name: `My size: Women, ${scale}` }));
    await expect(group('Letters').getByRole('button', { pressed: true })).toHaveTextContent('M');
    await expect(group('Women’s shoes').getByRole('button', { pressed: true })).toHaveTextContent(
      '38',
    );
    const jeans = group('Waist and length');
    const press = (part: string, name: string) =>
      userEvent.click(
        within(jeans.getByRole('group', { name: part })).getByRole('button', { name }),
      );
    await press('Waist', '28');
    await press('Length', '32');
    const change = { category: 'women', scale: jeansScale.id };
    await expect(args.onChange).toHaveBeenCalledWith({ ...change, size: 'W28 L32' });
  },
};
