import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { FormerShopDialog } from '../../../../src/features/admin/formerShop/FormerShopDialog.tsx';
import { readFormerFile } from '../../../../src/lib/formerShop/formerFile.ts';
import { customersCsv } from './customersCsv.ts';

function fileOf(text: string) {
  const file = readFormerFile('customers', text);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

const file = fileOf(customersCsv);
const asked = {
  ...{ fileName: 'customers.csv', file, keepsConsents: false, refused: [] },
  counts: { sent: 0, added: 0, changed: 0, known: 0 },
};

const meta = {
  component: FormerShopDialog,
  args: {
    kind: 'customers',
    run: { step: 'choose' },
    onFile: fn(),
    onRoles: fn(),
    onKeepsConsents: fn(),
    onImport: fn(),
    onStop: fn(),
    onDownloadProblems: fn(),
    onClose: fn(),
  },
  parameters: {
    guide: {
      instead: { ImportDialog: 'for products.' },
      content: ['Rows that are not imported are named with their reason, and can be downloaded.'],
      announced: ['The number of customers or orders, and how many were imported so far.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof FormerShopDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {};

export const ChooseOrders: Story = { args: { kind: 'orders' } };

export const WrongFile: Story = {
  args: { run: { step: 'choose', problem: 'The file has no rows below its header.' } },
};

export const Asking: Story = { args: { run: { step: 'asking', ...asked } } };

export const Running: Story = {
  args: {
    run: { step: 'running', ...asked, counts: { sent: 1, added: 1, changed: 0, known: 0 } },
  },
};

export const Done: Story = {
  args: {
    run: {
      ...{ step: 'done', ...asked, counts: { sent: 2, added: 1, changed: 0, known: 1 } },
      refused: file.entries[1]?.rows.map((row) => ({ row, problems: ['is refused'] })) ?? [],
    },
  },
};

export const Stopped: Story = {
  args: {
    run: {
      ...{ step: 'asking', ...asked, counts: { sent: 1, added: 1, changed: 0, known: 0 } },
      problem: 'Stopped after 1: It was stopped. Import again to continue.',
    },
  },
};

export const AClickImports: Story = {
  ...Asking,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 customers' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Download 2 problems' }));
    await expect(args.onDownloadProblems).toHaveBeenCalledOnce();
  },
};

export const ConsentsAreImportedOnRequestByKeyboard: Story = {
  ...Asking,
  name: 'Consents are taken over only when the switch is on',
  play: async ({ args }) => {
    const consents = await screen.findByRole('switch', { name: /newsletter to 1 customer/ });
    await expect(consents).not.toBeChecked();
    consents.focus();
    await userEvent.keyboard(' ');
    await expect(args.onKeepsConsents).toHaveBeenCalledWith(true);
  },
};

export const AColumnGetsAnotherMeaning: Story = {
  ...Asking,
  play: async ({ args }) => {
    const meaning = await screen.findByLabelText('Meaning of Note');
    await userEvent.selectOptions(meaning, 'Not imported');
    await expect(args.onRoles).toHaveBeenCalledWith(expect.arrayContaining(['email', '']));
  },
};

export const EscapeDoesNotCloseAnImport: Story = {
  ...Running,
  name: 'An import can be stopped, but not closed',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
