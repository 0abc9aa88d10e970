import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { FormMeasures } from '../../../../src/features/admin/products/MeasuresTable.tsx';
import { asSent } from '../../../ui/asSent.tsx';
import { fourSizes } from './examples.ts';
import { inProductForm } from './inProductForm.tsx';

const meta = {
  component: FormMeasures,
  args: { allowedSizes: exampleEnvParams.allowedSizes },
  decorators: [inProductForm({ category: 'women', stock: fourSizes })],
} satisfies Meta<typeof FormMeasures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfferedSizes: Story = {};

export const InvalidMeasures: Story = {
  parameters: {
    values: {
      measures: [
        { size: 'S', chest: '50.55' },
        { size: 'M', length: '6825' },
      ],
    },
  },
  decorators: [asSent()],
};

export const EachInvalidMeasureShowsItsError: Story = {
  play: async ({ canvas }) => {
    const chest = canvas.getByRole('textbox', { name: 'Chest of S, cm' });
    const length = canvas.getByRole('textbox', { name: 'Length of M, cm' });
    await userEvent.type(chest, '50,55');
    await userEvent.type(length, '6825');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(chest).toHaveFocus());
    await waitFor(() =>
      expect(chest).toHaveAccessibleDescription(
        'Use centimetres with at most one decimal, e.g. 52.5',
      ),
    );
    await expect(length).toHaveAccessibleDescription('Use 1 to 300 cm');
    await userEvent.keyboard('{Control>}a{/Control}50.5');
    await waitFor(() => expect(chest).toBeValid());
  },
};

export const WithoutASizeThereIsNothingToMeasure: Story = {
  parameters: { values: { stock: [] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Each size that is offered has its measures here.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};
