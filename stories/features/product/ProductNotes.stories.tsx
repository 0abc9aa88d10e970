import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { cottonTote, linenShirt } from '../../../contract/examples/products.ts';
import { ProductNotes } from '../../../src/features/product/ProductNotes.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: ProductNotes,
  args: {
    product: linenShirt,
    terms: { delivery: 'Courier, 1 day: $12.00.', returns: 'Within 14 days of its delivery.' },
  },
  parameters: {
    guide: {
      instead: {
        FiltersBar: 'for panels that change what is shown.',
      },
      content: [
        'Headings of one to three words: “Material and care”. Only the description is open at first.',
        'Paragraphs of at most 68 letters a line; measures are a list, not a text.',
      ],
      announced: [
        'Each heading has a button that opens its part, and says whether it is open. Without script all parts are open.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProductNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Described: Story = {};

/** Products from a list have no texts yet. */
export const Loading: Story = {
  args: { loading: true },
  afterEach: shows('Loading sections cannot be opened', async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  }),
};

export const TabReachesTheMeasurements: Story = {
  name: 'Tab opens the measures, and a click the notes on returns',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Measurements' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Chest 102 cm')).toBeVisible());
    await expect(canvas.getByText(/Washed European linen/)).toBeVisible();
    await userEvent.click(canvas.getByText('Returns'));
    await waitFor(() => expect(canvas.getByText(/^Within 14 days/)).toBeVisible());
  },
};

export const MeasurementsReplaceTheDescriptions: Story = {
  args: { measurements: 'As the garment lies flat.' },
  name: 'Measurements replace the descriptions of the sizes',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Measurements'));
    await waitFor(() => expect(canvas.getByText('As the garment lies flat.')).toBeVisible());
    await expect(canvas.queryByText('Chest 102 cm')).not.toBeInTheDocument();
  },
};

export const AClickOpensMaterialAndCare: Story = {
  args: { product: cottonTote },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Material and care'));
    await waitFor(() => expect(canvas.getByText(/100% organic canvas/)).toBeVisible());
  },
};

export const MissingMaterialAndMeasuresHaveNoSection: Story = {
  args: { product: { ...cottonTote, material: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Description')).toBeVisible();
    await expect(canvas.queryByText('Material and care')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Measurements')).not.toBeInTheDocument();
  },
};

const withDuties = {
  ...cottonTote,
  composition: '98% cotton, 2% elastane; Lining: 100% viscose',
  guarantee: '5',
  producer: 'Mill Lda\nRua do Almada 12, 4050-030 Porto, Portugal\nhello@mill.test',
  responsible: '',
  warnings: 'Keep away from fire. The cord is longer than 14 cm: not for children under 3 years.',
  madeIn: 'Weaving: Italy; Sewing: Portugal',
  recycled: '30% of the cotton',
};

export const WithProducerAndSafety: Story = { args: { product: withDuties } };

export const AClickOpensProducerAndSafety: Story = {
  ...WithProducerAndSafety,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Producer and safety'));
    await waitFor(() => expect(canvas.getByText(/^Keep away from fire/)).toBeVisible());
    await expect(canvas.getByText(/hello@mill\.test/)).toBeVisible();
    await expect(canvas.queryByText('Responsible person in the EU')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Material and care'));
    await waitFor(() => expect(canvas.getByText(/^98% cotton, 2% elastane/)).toBeVisible());
  },
};
