import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dutyFieldNames } from '../../../../contract/rules/dutyFields.ts';
import { DutyFields } from '../../../../src/features/admin/products/DutyFields.tsx';
import { asSent } from '../../../ui/asSent.tsx';
import { inProductForm } from './inProductForm.tsx';

const meta = {
  component: DutyFields,
  args: { shown: dutyFieldNames },
  decorators: [inProductForm()],
} satisfies Meta<typeof DutyFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  parameters: {
    values: {
      ...{ composition: '98% cotton, 2% elastane; Lining: 100% viscose', guarantee: '5' },
      ...{ madeIn: 'Weaving: Italy; Sewing: Portugal', recycled: '30% of the cotton' },
      producer: 'Mill Lda\nRua do Almada 12, 4050-030 Porto, Portugal\nhello@mill.test',
      warnings: 'Keep away from fire.',
    },
  },
};

export const OnAPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };

export const InvalidValues: Story = {
  parameters: { values: { composition: '98% cotton', guarantee: '2' } },
  decorators: [asSent()],
};

export const ATypedSumIsCheckedAtTheField: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('combobox', { name: 'Fibres' }),
      '100% wool; Lining: 9% silk',
    );
    await userEvent.tab();
    await expect(await canvas.findByText('Must add up to 100%, not 9%, in Lining')).toBeVisible();
  },
};
