import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { FormMeasures } from '../../../../src/features/admin/products/FormMeasures.tsx';
import { fourSizes } from './examples.ts';
import { inProductForm } from './inProductForm.tsx';

const meta = {
  component: FormMeasures,
  args: { allowedSizes: exampleEnvParams.allowedSizes },
  decorators: [inProductForm({ category: 'women', stock: fourSizes })],
} satisfies Meta<typeof FormMeasures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheSizesThatAreOffered: Story = {};

export const EachWrongMeasureIsToldItsError: Story = {
  name: 'Each wrong measure is told its error',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const chest = canvas.getByRole('textbox', { name: 'Chest of S, cm' });
    const length = canvas.getByRole('textbox', { name: 'Length of M, cm' });
    await userEvent.type(chest, '50,5');
    await userEvent.type(length, '68.25');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(chest).toHaveFocus());
    await waitFor(() =>
      expect(chest).toHaveAccessibleDescription('Write it with a decimal point, e.g. 52.5'),
    );
    await expect(length).toHaveAccessibleDescription(
      'Use centimetres with at most one decimal, e.g. 52.5',
    );
    await userEvent.keyboard('{Control>}a{/Control}50.5');
    await waitFor(() => expect(chest).toBeValid());
  },
};

export const NothingOffered: Story = { decorators: [inProductForm({ category: 'women' })] };

export const WithoutASizeThereIsNothingToMeasure: Story = {
  ...NothingOffered,
  name: 'Without a size there is nothing to measure',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Each size that is offered has its measures here.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};
