import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { jeansScale, oneSizeScale, shoeScale } from '../../../contract/examples/sizeScales.ts';
import { defaultScales } from '../../../contract/rules/scaleInput.ts';
import { SizeGuideBody } from '../../../src/features/sizeGuide/SizeGuideBody.tsx';

const meta = {
  component: SizeGuideBody,
  args: {
    category: 'women',
    onCategoryChange: fn(),
    unit: 'cm',
    onUnitChange: fn(),
    mySize: { mySizes: {}, onChange: fn() },
  },
  render: function Choosing({ onCategoryChange, onUnitChange, ...args }) {
    const [category, setCategory] = useState(args.category);
    const [unit, setUnit] = useState(args.unit);
    return (
      <SizeGuideBody
        {...args}
        category={category}
        onCategoryChange={(chosen) => {
          setCategory(chosen);
          onCategoryChange(chosen);
        }}
        unit={unit}
        onUnitChange={(chosen) => {
          setUnit(chosen);
          onUnitChange(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof SizeGuideBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Women: Story = {};

export const WithConversions: Story = { args: { scales: [shoeScale, oneSizeScale] } };

export const ByWaistAndLength: Story = { args: { scales: [jeansScale, ...defaultScales] } };

export const WaistsAndLengthsAreInCentimetresOrInches: Story = {
  ...ByWaistAndLength,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'W28 71' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'L32 81' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'inches' }));
    await expect(canvas.getByRole('row', { name: 'W28 28' })).toBeVisible();
  },
};

export const TheScaleOfTheProductComesFirst: Story = {
  args: { scales: [shoeScale, ...defaultScales] },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('table', { name: 'Women’s shoes' });
    const letters = canvas.getByRole('table', { name: 'Women’s sizes' });
    await expect(own.getBoundingClientRect().top).toBeLessThan(letters.getBoundingClientRect().top);
  },
};

export const TheSizesOfOtherSystemsAreInTheGuide: Story = {
  ...WithConversions,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: '37.5 4.5 6.5 23.5' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Women’s sizes' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'One size' })).not.toBeInTheDocument();
    canvas.getByRole('button', { name: '37.5' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.mySize.onChange).toHaveBeenCalledWith({
      category: 'women',
      scale: shoeScale.id,
      size: '37.5',
    });
  },
};

export const AClickChangesTheCategoryAndTheUnit: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Women', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Men' }));
    await expect(args.onCategoryChange).toHaveBeenCalledWith('men');
    await expect(canvas.getByRole('table', { name: 'Men’s sizes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'inches' }));
    await expect(args.onUnitChange).toHaveBeenCalledWith('in');
    await expect(canvas.getByRole('columnheader', { name: 'Hips, in' })).toBeVisible();
  },
};

export const ArrowKeysChangeTheCategoryEnterTheUnit: Story = {
  name: 'Arrow keys change the category, Enter the unit',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Women' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onCategoryChange).toHaveBeenCalledWith('kid');
    await expect(canvas.getByRole('rowheader', { name: '12Y' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onUnitChange).toHaveBeenCalledWith('in');
  },
};

export const AClickSavesASize: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'M' }));
    await expect(args.mySize.onChange).toHaveBeenCalledWith({ category: 'women', size: 'M' });
  },
};

export const SavedToTheAccount: Story = {
  args: { mySize: { mySizes: { women: 'S' }, isOnAccount: true, onChange: fn() } },
};

export const EnterRemovesIt: Story = {
  args: { mySize: { mySizes: { women: 'S' }, onChange: fn() } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'S', pressed: true }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.mySize.onChange).toHaveBeenCalledWith({ category: 'women' });
  },
};

export const KidsOnAPhone: Story = {
  args: { category: 'kid' },
  globals: { viewport: { value: 'phone' } },
};
