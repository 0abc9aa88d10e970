import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { merinoCrew, selvedgeJeans } from '../../../contract/examples/products.ts';
import { GarmentDrawing } from '../../../src/features/measurements/GarmentDrawing.tsx';
import { shows } from '../../pages/states.ts';

const crew = merinoCrew.measures ?? [];
const jeans = selvedgeJeans.measures ?? [];
const crewInM = { size: 'M', length: 68, chest: 53, shoulder: 44.5, sleeve: 65 };

const meta = {
  component: GarmentDrawing,
  args: { shape: 'top', rows: crew, row: crewInM, unit: 'cm' },
} satisfies Meta<typeof GarmentDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongSleeves: Story = {
  afterEach: shows('It is described by its measures', async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Drawing of size M, laid flat: length 68 cm, chest 53 cm, shoulder 44.5 cm, sleeve 65 cm',
      }),
    ).toBeVisible();
  }),
};

const vest = { size: 'M', length: 60, chest: 43 };
const dress = { size: 'M', length: 108, chest: 48, shoulder: 40, sleeve: 60 };
const shorts = { size: 'M', length: 46, inseam: 18 };
const skirt = { size: 'M', length: 74 };
export const Shapes: Story = {
  render: (args) => (
    <>
      <GarmentDrawing {...args} row={{ ...crewInM, sleeve: 22 }} unit="in" />
      <GarmentDrawing {...args} rows={[vest]} row={vest} />
      <GarmentDrawing {...args} shape="dress" rows={[dress]} row={dress} />
      <GarmentDrawing
        {...args}
        shape="trousers"
        rows={jeans}
        row={{ size: 'M', length: 105, inseam: 80 }}
      />
      <GarmentDrawing {...args} shape="trousers" rows={[shorts]} row={shorts} />
      <GarmentDrawing {...args} shape="skirt" rows={[skirt]} row={skirt} />
    </>
  ),
};

export const WithAReferenceGarment: Story = {
  args: { reference: { length: 64, chest: 57, sleeve: 62 } },
};
