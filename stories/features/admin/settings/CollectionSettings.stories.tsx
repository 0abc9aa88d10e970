import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleCollections, plainCollection } from '../../../../contract/examples/collections.ts';
import { cottonTote, linenShirt, stripedTee } from '../../../../contract/examples/products.ts';
import { pictureUrlsOf } from '../../../../contract/rules/collections.ts';
import { CollectionSettings } from '../../../../src/features/admin/settings/CollectionSettings.tsx';
import type { UploadPicture } from '../../../../src/ui/usePictureUploads.ts';
import { pictureFile } from '../../../mocks/pictureFile.ts';
import { asSent } from '../../../ui/asSent.tsx';
import { pressed } from '../../../ui/pressed.tsx';

const onSave = fn();
const onEnd = fn();
const upload = fn<UploadPicture>();

const known = [stripedTee, cottonTote, linenShirt];

const collections = exampleCollections.map((collection) => ({
  ...collection,
  picked: known.filter(({ _id }) => (collection.products as string[]).includes(_id)),
  ...pictureUrlsOf(collection, (name) => `banners/${name}`),
}));

const meta = {
  component: CollectionSettings,
  args: {
    collections,
    kinds: ['Dresses', 'Shirts', 'Trousers'],
    colours: ['Green', 'Blue'],
    upload,
    finder: { q: undefined, onSearch: fn(), products: undefined, isFailed: false },
    onSave,
    onEnd,
  },
  // Searches find all products.
  render: function WithFinder({ finder, ...args }) {
    const [q, onSearch] = useState<string | undefined>(finder.q);
    return (
      <CollectionSettings {...args} finder={{ ...finder, q, onSearch, products: q ? known : [] }} />
    );
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
    upload.mockReset().mockResolvedValue({
      status: 'stored',
      name: 'p1-wide.webp',
      url: 'banners/men-wide.webp',
    });
  },
} satisfies Meta<typeof CollectionSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const newOne = { id: expect.any(String) };

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Collections: Story = {};

export const None: Story = { args: { collections: [] } };

export const Rule: Story = { decorators: [pressed('Change Summer linen')] };

export const PickedByHand: Story = { decorators: [pressed('Change A weekend away')] };

export const WrongValues: Story = {
  decorators: [pressed('Add a collection'), asSent({ title: '冬', slug: '', by: 'hand' })],
};

export const ARuleIsChosenByClick: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a collection' }));
    const form = await inDialog('Add a collection');
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Evening');
    await userEvent.type(form.getByRole('textbox', { name: 'Text' }), 'After eight.');
    await userEvent.selectOptions(form.getByLabelText('Category'), 'Women');
    await userEvent.click(form.getByRole('button', { name: 'Dresses' }));
    await userEvent.click(form.getByRole('button', { name: 'Green' }));
    await userEvent.click(form.getByRole('button', { name: 'Sale' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'In the menu' }));
    await userEvent.upload(form.getByLabelText(/^Choose a picture/), pictureFile('me.jpg'));
    await form.findByRole('button', { name: 'Remove me.jpg' });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...{ ...plainCollection, ...newOne },
        title: 'Evening',
        slug: 'evening',
        text: 'After eight.',
        picture: 'p1-wide.webp',
        inMenu: false,
        rule: { category: 'women', kind: ['Dresses'], colour: ['Green'], flag: ['sale'] },
      }),
    );
  },
};

export const ARuleIsReplacedByPickedProducts: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Change Summer linen' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await inDialog('Change Summer linen');
    await userEvent.selectOptions(form.getByLabelText('Products'), 'Picked by hand');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Add at least one product')).toBeVisible();
    form.getByRole('combobox', { name: 'Add a product' }).focus();
    await userEvent.keyboard('lin');
    await screen.findByRole('option', { name: linenShirt.name });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await form.findByRole('button', { name: `Remove ${linenShirt.name}` });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const { id, version } = exampleCollections[0] ?? {};
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ id, version, rule: {}, products: [linenShirt._id] }),
      ),
    );
  },
};

export const ARemovalIsConfirmedFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Next winter' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(onEnd).toHaveBeenCalledWith(exampleCollections[2]?.id);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
