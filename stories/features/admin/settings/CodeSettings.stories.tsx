import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  dressesOff,
  tenPercent,
  twentyDollars,
  usedUpCode,
} from '../../../../contract/examples/selling.ts';
import { CodeSettings } from '../../../../src/features/admin/settings/CodeSettings.tsx';
import { shows } from '../../../pages/states.ts';
import { asSent } from '../../../ui/asSent.tsx';
import { pressed } from '../../../ui/pressed.tsx';

const onSave = fn();
const onEnd = fn();
const onReactivate = fn();

const meta = {
  component: CodeSettings,
  args: {
    codes: [tenPercent, twentyDollars, dressesOff, usedUpCode],
    kinds: { women: ['Dresses', 'Knitwear', 'Skirts'], men: ['Knitwear', 'Shirts'] },
    onSave,
    onEnd,
    onReactivate,
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof CodeSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** New items have an id. */
const newOne = { id: expect.any(String) };

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Codes: Story = {};

export const None: Story = { args: { codes: [] } };

export const InvalidValues: Story = {
  decorators: [
    pressed('Add a code'),
    asSent({
      code: 'A',
      value: '101',
      minimum: 'a lot',
      from: '2026-09-01',
      until: '2026-08-31',
      maxUses: '0',
      maxUsesPerCustomer: '1.5',
    }),
  ],
};

export const Ended: Story = { args: { codes: [{ ...tenPercent, hasEnded: true }] } };

export const ACodeForSomeProductsIsAddedByClicks: Story = {
  ...None,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a code' }));
    const form = await inDialog('Add a code');
    await userEvent.type(form.getByRole('textbox', { name: 'Code' }), 'summer');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Discount' }), 'Amount off');
    await userEvent.type(form.getByRole('textbox', { name: 'Dollars' }), '15');
    await userEvent.type(form.getByRole('textbox', { name: 'Minimum order, $' }), '100');
    await userEvent.type(form.getByLabelText('Last day'), '2026-08-31');
    await userEvent.type(form.getByRole('textbox', { name: 'Total uses' }), '50');
    const women = within(form.getByRole('group', { name: 'Women' }));
    const kids = within(form.getByRole('group', { name: 'Kids' }));
    await userEvent.click(women.getByRole('button', { name: 'Skirts' }));
    await userEvent.click(women.getByRole('button', { name: 'Knitwear' }));
    await userEvent.click(kids.getByRole('button', { name: 'All' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...newOne,
        code: 'SUMMER',
        kind: 'sum',
        value: 15,
        minimum: 100,
        until: '2026-08-31',
        maxUses: 50,
        appliesTo: [
          { category: 'women', kind: 'Knitwear' },
          { category: 'women', kind: 'Skirts' },
          { category: 'kid' },
        ],
      }),
    );
  },
};

export const ErrorsAreReportedAtTheirFields: Story = {
  name: 'A share above 100 % and a refusal are reported at their fields',
  beforeEach: () => {
    onSave.mockResolvedValue({ code: 'There is a code THANKS-20 already.' });
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change SPRING10' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await inDialog('Change SPRING10');
    const percent = form.getByRole('textbox', { name: 'Percent' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '101{Enter}');
    await expect(await form.findByText('At most 100')).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(percent);
    await userEvent.type(percent, '10');
    const code = form.getByRole('textbox', { name: 'Code' });
    await userEvent.clear(code);
    await userEvent.type(code, 'THANKS-20{Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ code: 'THANKS-20', kind: 'percent', value: 10, minimum: 0 }),
      ),
    );
    await expect(await form.findByText('There is a code THANKS-20 already.')).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('A code stays in one line on a phone', async ({ canvas }) => {
    const [code] = canvas.getByRole('rowheader', { name: /^DRESSES20/ }).childNodes;
    const range = document.createRange();
    range.selectNodeContents(code as Node);
    await expect(range.getClientRects()).toHaveLength(1);
  }),
};
