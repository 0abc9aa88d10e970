import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { TranslationEditor } from '../../../src/pages/admin/AdminTranslationsPage.tsx';
import { logInAdmin } from '../../mocks/logins.ts';

const meta = {
  component: TranslationEditor,
  args: {
    subject: 'product',
    entry: {
      ...{ id: linenShirt._id, name: linenShirt.name, version: 0 },
      fields: [{ field: 'name', source: linenShirt.name, text: '' }],
    },
    ...{ language: 'pt', from: 'en', mayWrite: true },
    onUnsavedChange: fn(),
  },
  parameters: {
    shopProfile: { languages: ['en', 'pt', 'ar'] },
    shop: { products: [linenShirt] },
  },
  beforeEach: logInAdmin,
} satisfies Meta<typeof TranslationEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};

export const ReadOnly: Story = { args: { mayWrite: false } };

export const ATextChangedMeanwhileIsKept: Story = {
  name: 'A text that another translator has changed meanwhile is kept beside the newer one',
  render: function TwoTranslators(args) {
    const [isAnaThere, setAnaThere] = useState(true);
    return (
      <>
        {isAnaThere && (
          <section aria-label="Ana">
            <TranslationEditor {...args} />
            <Button onClick={() => setAnaThere(false)}>Leave</Button>
          </section>
        )}
        <section aria-label="Ben">
          <TranslationEditor {...args} />
        </section>
      </>
    );
  },
  play: async ({ canvas }) => {
    const ana = within(canvas.getByRole('region', { name: 'Ana' }));
    const ben = within(canvas.getByRole('region', { name: 'Ben' }));
    await userEvent.type(ana.getByRole('textbox', { name: 'Name' }), 'Camisa');
    await userEvent.type(ben.getByRole('textbox', { name: 'Name' }), 'Blusa');
    await userEvent.click(ana.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved')).toBeVisible();
    await userEvent.click(ana.getByRole('button', { name: 'Leave' }));
    await userEvent.click(ben.getByRole('button', { name: 'Save' }));
    await expect(await ben.findByRole('group', { name: 'Changed in the meantime' })).toBeVisible();
    await expect(ben.getByRole('textbox', { name: 'Name' })).toHaveValue('Blusa');
    ben.getByRole('button', { name: 'Load the newer version' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await ben.findByRole('textbox', { name: 'Name' })).toHaveValue('Camisa');
  },
};
