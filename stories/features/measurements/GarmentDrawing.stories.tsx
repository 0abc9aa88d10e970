import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { merinoCrew, selvedgeJeans } from '../../../contract/examples/products.ts';
import { GarmentDrawing } from '../../../src/features/measurements/GarmentDrawing.tsx';

const crew = merinoCrew.measures ?? [];
const jeans = selvedgeJeans.measures ?? [];
const crewInM = { size: 'M', length: 68, chest: 53, shoulder: 44.5, sleeve: 65 };

const meta = {
  component: GarmentDrawing,
  args: { shape: 'top', rows: crew, row: crewInM, unit: 'cm' },
} satisfies Meta<typeof GarmentDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongSleeves: Story = {};

export const ItIsReadAsItsMeasures: Story = {
  name: 'It is read as its measures',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Drawing of size M, laid flat: length 68 cm, chest 53 cm, shoulder 44.5 cm, sleeve 65 cm',
      }),
    ).toBeVisible();
  },
};

export const TheLargestSize: Story = {
  args: { row: { size: 'XL', length: 72, chest: 59.5, shoulder: 48, sleeve: 67 } },
};

export const ShortSleevesInInches: Story = {
  args: { row: { ...crewInM, sleeve: 22 }, unit: 'in' },
};

const vest = { size: 'M', length: 60, chest: 43 };
export const NoSleeves: Story = { args: { rows: [vest], row: vest } };

const dress = { size: 'M', length: 108, chest: 48, shoulder: 40, sleeve: 60 };
export const Dress: Story = { args: { shape: 'dress', rows: [dress], row: dress } };

export const Trousers: Story = {
  args: { shape: 'trousers', rows: jeans, row: { size: 'M', length: 105, inseam: 80 } },
};

const shorts = { size: 'M', length: 46, inseam: 18 };
export const Shorts: Story = { args: { shape: 'trousers', rows: [shorts], row: shorts } };

const skirt = { size: 'M', length: 74 };
export const Skirt: Story = { args: { shape: 'skirt', rows: [skirt], row: skirt } };

export const WithTheShoppersOwnPiece: Story = {
  args: { reference: { length: 64, chest: 57, sleeve: 62 } },
};
