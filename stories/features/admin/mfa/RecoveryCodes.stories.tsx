import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RecoveryCodes } from '../../../../src/features/admin/mfa/RecoveryCodes.tsx';
import { recoveryCodes } from '../../../mocks/mfa.ts';
import { shows } from '../../../pages/states.ts';

const onKept = fn();

const meta = {
  component: RecoveryCodes,
  args: { shopName: 'Hemline', codes: recoveryCodes, onKept },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenCodes: Story = {};

export const AllTenCodesAreShownUntilTheyAreSaved: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(shown).toEqual(recoveryCodes);
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await expect(onKept).toHaveBeenCalledOnce();
  },
};

export const TheFileHasALinePerCodeAndEnterConfirms: Story = {
  name: 'The file has a line per code; the step has the focus and Enter confirms it',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download as text' });
    await expect(link).toHaveAttribute('download', 'recovery-codes.txt');
    const file = decodeURIComponent(link.getAttribute('href') ?? '').replace(/^[^,]*,/, '');
    await expect(file).toBe(
      `Hemline: recovery codes, each works once\n\n${recoveryCodes.join('\n')}\n`,
    );
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Keep your recovery codes' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await expect(onKept).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('Each code fits a phone', async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    }
  }),
};
