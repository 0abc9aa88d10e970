import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { merinoCrew } from '../../../contract/examples/products.ts';
import type { SizeMeasures } from '../../../contract/schemas/measures.ts';
import { Measurements } from '../../../src/features/measurements/Measurements.tsx';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';

type Rows = [SizeMeasures, ...SizeMeasures[]];

const meta = {
  component: Measurements,
  args: {
    rows: merinoCrew.measures as Rows,
    shape: 'top',
    unit: 'cm',
    onUnitChange: fn(),
    onReferenceChange: fn(),
  },
  decorators: [framed({ maxWidth: 420 })],
  parameters: {
    guide: {
      instead: {
        SizeGuideBody: 'for measures of the body.',
        MeasuresTable: 'to enter them.',
      },
      content: [
        'Lengths have one decimal at most; what is not known is a dash.',
        'Differences are words: “2 cm wider in the chest”. Below half a centimetre there is none.',
      ],
      announced: [
        'The drawing is read as the measures of its size; the table has them for all sizes.',
        'After comparing, which size is closest is a status.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Measurements>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Top: Story = {};

export const TheSpaceBarChangesTheUnit: Story = {
  name: 'The space bar changes the unit, and a click draws another size',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'inches' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onUnitChange).toHaveBeenCalledWith('in');
    await expect(canvas.getByRole('img', { name: /^Drawing of size M,/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'L' }));
    await expect(canvas.getByRole('img', { name: /^Drawing of size L,/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'L', pressed: true })).toBeVisible();
  },
};

export const TheReferenceGarmentIsDrawnFromTheStart: Story = {
  args: { mySize: 'XL' },
  name: 'The reference garment is drawn from the start',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Drawing of size XL,/ })).toBeVisible();
  },
};

export const Compared: Story = {
  args: { mySize: 'XL', reference: { length: 67, chest: 55, sleeve: 66 } },
  afterEach: shows('The closest size is drawn', async ({ canvas }) => {
    await expect(canvas.getByText(/is closest to your piece/)).toHaveTextContent(/^M is/);
    await expect(canvas.getByRole('img', { name: /^Drawing of size M,/ })).toBeVisible();
  }),
};

export const UnknownShape: Story = {
  args: { rows: [{ size: 'M', length: 180 }], shape: undefined },
  afterEach: shows('An unknown shape is not drawn', async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Measurements in cm' })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  }),
};

export const OnAPhone: Story = {
  ...Compared,
  globals: { viewport: { value: 'phone' } },
};
