import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { unsetHome } from '../../../../contract/rules/shopProfile.ts';
import { HomeFields } from '../../../../src/features/admin/settings/HomeFields.tsx';
import { asSent } from '../../../ui/asSent.tsx';
import { inShopForm } from './inShopForm.tsx';

const onSend = fn();

const meta = {
  component: HomeFields,
  args: { shopName: 'Hemline' },
  decorators: [inShopForm(onSend)],
} satisfies Meta<typeof HomeFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

const home = {
  ...unsetHome,
  ...{ line: 'Mended, not made', button: 'How we mend', leadsTo: 'aboutUs' },
  story: { isShown: false, heading: '', text: '' },
  note: { isShown: true, heading: 'Two needles', text: 'And a lot of thread.' },
};

export const Filled: Story = { parameters: { profile: { home } } };

export const TooLong: Story = {
  parameters: { profile: { home: { ...home, line: 'Mended '.repeat(10) } } },
  decorators: [asSent()],
};

export const AClickHidesABlock: Story = {
  play: async ({ canvas }) => {
    const block = within(canvas.getByRole('region', { name: 'Editorial block' }));
    await userEvent.click(block.getByRole('checkbox', { name: 'Show it on the home page' }));
    await expect(block.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'The button leads to' }),
      'Kids',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend.mock.lastCall?.[0].home).toMatchObject({
      ...{ leadsTo: 'kids', story: { isShown: false }, note: { isShown: true } },
    });
  },
};

export const ALineIsTypedAndABlockShownByKeyboard: Story = {
  ...Filled,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('textbox', { name: 'Line on the banner' });
    line.focus();
    await userEvent.keyboard('{End}!');
    const block = within(canvas.getByRole('region', { name: 'Editorial block' }));
    block.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(block.getByRole('textbox', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('Thread{Enter}');
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend.mock.lastCall?.[0].home).toMatchObject({
      ...{ line: 'Mended, not made!', story: { isShown: true, heading: 'Thread' } },
    });
  },
};
