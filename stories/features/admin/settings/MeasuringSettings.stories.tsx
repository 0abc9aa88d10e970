import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MeasuringSettings } from '../../../../src/features/admin/settings/MeasuringSettings.tsx';

const off = {
  ...{ version: 0, ga4Id: '', metaPixel: '', metaTestCode: '' },
  ...{ hasGa4Secret: false, hasMetaToken: false },
};
const on = {
  ...{ version: 3, ga4Id: 'G-AB12CD34EF', metaPixel: '1234567890', metaTestCode: '' },
  ...{ hasGa4Secret: true, hasMetaToken: true },
};

const onSave = fn();

const meta = {
  component: MeasuringSettings,
  args: { measuring: off, onSave },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof MeasuringSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { measuring: on } };

export const Phone: Story = { ...On, globals: { viewport: { value: 'phone' } } };

export const AClickSavesIdAndSecret: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Measurement ID'), 'G-AB12CD34EF');
    await userEvent.type(canvas.getByLabelText('API secret'), 'a-secret-of-google');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      ...{ version: 0, ga4Id: 'G-AB12CD34EF', metaPixel: '', metaTestCode: '' },
      ga4Secret: 'a-secret-of-google',
    });
  },
};

export const EnterKeepsAStoredSecret: Story = {
  args: { measuring: on },
  play: async ({ canvas, args }) => {
    const code = canvas.getByLabelText('Test event code');
    await userEvent.type(code, 'TEST12345{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      ...{ version: 3, ga4Id: 'G-AB12CD34EF', metaPixel: '1234567890', metaTestCode: 'TEST12345' },
    });
  },
};

export const AWrongIdIsExplained: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Measurement ID'), 'UA-1234-1{Enter}');
    await expect(await canvas.findByText('Enter an ID like G-AB12CD34EF')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ARefusedSecretIsReportedAtItsField: Story = {
  beforeEach: () => {
    onSave.mockResolvedValue({ metaToken: 'Enter the secret that belongs to this ID.' });
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Pixel ID'), '1234567890{Enter}');
    await expect(
      await canvas.findByText('Enter the secret that belongs to this ID.'),
    ).toBeVisible();
  },
};
