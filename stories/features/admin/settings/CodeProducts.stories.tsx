import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { expect, userEvent, within } from 'storybook/test';
import type { ProductGroup } from '../../../../contract/schemas/selling.ts';
import { CodeProducts } from '../../../../src/features/admin/settings/CodeSettings.tsx';

type Args = Parameters<typeof CodeProducts>[0] & { appliesTo: ProductGroup[] };

const meta = {
  component: CodeProducts,
  args: {
    kinds: {
      women: ['Dresses', 'Knitwear', 'Skirts', 'Trousers'],
      men: ['Knitwear', 'Shirts'],
      kid: ['Tees'],
    },
    hint: 'Choose none for every product',
    appliesTo: [],
  },
  render: ({ appliesTo, ...args }) => (
    <Formik initialValues={{ appliesTo }} onSubmit={() => {}}>
      <CodeProducts {...args} />
    </Formik>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const chipsOf = (canvas: Canvas, category: string) =>
  within(canvas.getByRole('group', { name: category }));

/** Pressed chips of all categories. */
const chosen = (canvas: Canvas) =>
  canvas.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

export const Everything: Story = {};

export const SomeKinds: Story = {
  args: { appliesTo: [{ category: 'women', kind: 'Dresses' }, { category: 'kid' }] },
};

export const RemovedKind: Story = { args: { appliesTo: [{ category: 'men', kind: 'Ties' }] } };

export const WithoutKinds: Story = { args: { kinds: {} } };

export const ClicksSelectKindsAndCategories: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(chipsOf(canvas, 'Women').getByRole('button', { name: 'Skirts' }));
    await userEvent.click(chipsOf(canvas, 'Women').getByRole('button', { name: 'Dresses' }));
    await userEvent.click(chipsOf(canvas, 'Kids').getByRole('button', { name: 'All' }));
    await expect(chosen(canvas)).toEqual(['Dresses', 'Skirts', 'All']);
    await userEvent.click(chipsOf(canvas, 'Women').getByRole('button', { name: 'Skirts' }));
    await expect(chosen(canvas)).toEqual(['Dresses', 'All']);
  },
};

export const AllReplacesKindsByKeyboard: Story = {
  ...SomeKinds,
  name: 'All of a category replaces its kinds, by keyboard',
  play: async ({ canvas }) => {
    const all = chipsOf(canvas, 'Women').getByRole('button', { name: 'All' });
    all.focus();
    await userEvent.keyboard(' ');
    await expect(chosen(canvas)).toEqual(['All', 'All']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(chosen(canvas)).toEqual(['Dresses', 'All']);
    await userEvent.keyboard('{Enter}');
    await expect(chosen(canvas)).toEqual(['All']);
  },
};

export const OnAPhone: Story = { ...SomeKinds, globals: { viewport: { value: 'phone' } } };
