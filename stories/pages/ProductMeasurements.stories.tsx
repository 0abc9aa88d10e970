import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { merinoCrew } from '../../contract/examples/products.ts';
import ProductMeasurements from '../../src/pages/ProductMeasurements.tsx';

const meta = {
  component: ProductMeasurements,
  args: { product: merinoCrew },
} satisfies Meta<typeof ProductMeasurements>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Jumper: Story = {};

export const AReferenceGarmentIsSavedUntilItIsRemoved: Story = {
  name: 'A reference garment is saved until it is removed',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Chest, cm' }), '57');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/is closest to your piece/)).toHaveTextContent(/^L is/);
    await expect(localStorage.getItem('hemline.ownPieces')).toBe('{"men top":{"chest":57}}');
    await userEvent.click(canvas.getByRole('button', { name: 'Forget my piece' }));
    await expect(canvas.queryByText(/is closest to your piece/)).not.toBeInTheDocument();
    await expect(localStorage.getItem('hemline.ownPieces')).toBe('{}');
  },
};

export const WithSavedGarment: Story = {
  beforeEach: () => {
    localStorage.setItem('hemline.sizeUnit', '"in"');
    localStorage.setItem(
      'hemline.ownPieces',
      '{"men top":{"length":68,"chest":53,"waist":3},"men trousers":{"length":105}}',
    );
  },
};

export const UnitAndGarmentAreRestored: Story = {
  ...WithSavedGarment,
  name: 'The stored unit and garment are restored',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Chest, in' })).toHaveValue('20.9');
    await expect(canvas.getByText('Just like yours')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('textbox', { name: 'Chest, cm' })).toHaveValue('53');
  },
};

export const InvalidValuesAreIgnored: Story = {
  name: 'Invalid stored measurements are ignored',
  beforeEach: () => {
    localStorage.setItem('hemline.ownPieces', '{"men top":null}');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Chest, cm' })).toHaveValue('');
  },
};
