import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cottonTote, linenShirt, stripedTee } from '../../../../contract/examples/products.ts';
import { CollectionProducts } from '../../../../src/features/admin/settings/CollectionProducts.tsx';
import {
  type CollectionValues,
  collectionSchema,
  toCollectionValues,
} from '../../../../src/features/admin/settings/collectionValues.ts';
import { ValidatedForm } from '../../../../src/ui/ValidatedForm.tsx';

const known = [stripedTee, cottonTote, linenShirt];

type Args = Parameters<typeof CollectionProducts>[0] & {
  values: Partial<CollectionValues>;
  onChange: (values: CollectionValues) => void;
};

const meta = {
  component: CollectionProducts,
  args: {
    kinds: ['Dresses', 'Shirts', 'Trousers'],
    colours: ['Green', 'Blue'],
    finder: { q: undefined, onSearch: fn(), products: undefined, isFailed: false },
    values: {},
    onChange: fn(),
  },
  // A search finds all products, and one for “nothing” what the story says.
  render: function Searching({ values, onChange, finder, ...args }) {
    const [q, onSearch] = useState(finder.q);
    return (
      <div style={{ padding: 16 }}>
        <ValidatedForm
          initialValues={{ ...toCollectionValues(undefined), ...values }}
          schema={collectionSchema}
          onSubmit={async () => undefined}
          onChange={onChange}
        >
          <CollectionProducts
            {...args}
            finder={{
              ...finder,
              q,
              onSearch,
              products: q && q !== 'nothing' ? known : finder.products,
            }}
          />
        </ValidatedForm>
      </div>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const picked = known.map(({ _id, name }) => ({ _id, name }));

export const Rule: Story = { args: { values: { category: 'women', kind: ['Dresses', 'Capes'] } } };

export const WithoutKinds: Story = { args: { kinds: [], colours: [] } };

export const Picked: Story = { args: { values: { by: 'hand', products: picked } } };

export const PickedOnAPhone: Story = { ...Picked, globals: { viewport: { value: 'phone' } } };

export const AClickSelectsAndDeselectsAKind: Story = {
  play: async ({ canvas, args }) => {
    const changed = (part: Partial<CollectionValues>) =>
      waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining(part)));
    const shirts = canvas.getByRole('button', { name: 'Shirts' });
    await userEvent.click(shirts);
    await changed({ kind: ['Shirts'] });
    await userEvent.click(shirts);
    await changed({ kind: [] });
    await userEvent.selectOptions(canvas.getByLabelText('Products'), 'Picked by hand');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add a product' }), 'l');
    await userEvent.click(await screen.findByRole('option', { name: 'Linen Camp Shirt' }));
    await changed({ products: [{ _id: linenShirt._id, name: 'Linen Camp Shirt' }] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Linen Camp Shirt' }));
    await changed({ products: [] });
  },
};

export const ProductsArePickedAndSortedByKeyboard: Story = {
  args: { values: { by: 'hand', products: picked.slice(0, 1) } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox', { name: 'Add a product' }).focus();
    await userEvent.keyboard('cot');
    await screen.findByRole('option', { name: 'Cotton Tote' });
    await expect(screen.queryByRole('option', { name: 'Breton Stripe Tee' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    (await canvas.findByRole('button', { name: 'Move Cotton Tote left' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ products: [picked[1], picked[0]] }),
      ),
    );
  },
};

export const ASearchWithoutResultsSaysSo: Story = {
  args: {
    finder: { q: 'nothing', onSearch: fn(), products: [], isFailed: false },
    values: { by: 'hand' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Add a product' }));
    await screen.findByText('No products match.');
  },
};

export const ASearchShowsThatItIsLoading: Story = {
  args: {
    finder: { q: 'nothing', onSearch: fn(), products: undefined, isFailed: false },
    values: { by: 'hand' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Add a product' }));
    await screen.findByText('Loading...');
  },
};
