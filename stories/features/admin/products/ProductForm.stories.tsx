import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { detailsOf, emptyDetails } from '../../../../contract/rules/productFields.ts';
import {
  ProductForm,
  type SaveAnswer,
} from '../../../../src/features/admin/products/ProductForm.tsx';
import { uploadsPending } from '../../../../src/lib/sentPictures.ts';
import type { UploadPicture } from '../../../../src/ui/usePictureUploads.ts';
import { pictureFile } from '../../../mocks/pictureFile.ts';
import { shows } from '../../../pages/states.ts';
import { asSent } from '../../../ui/asSent.tsx';
import { enter } from '../../../ui/enter.ts';
import { framed } from '../../framed.tsx';
import { adminShirt } from './examples.ts';

const onSave = fn<() => Promise<SaveAnswer>>();
const upload = fn<UploadPicture>();

const meta = {
  component: ProductForm,
  args: {
    allowedSizes: exampleEnvParams.allowedSizes,
    picturesNumber: 5,
    submitLabel: 'Save changes',
    upload,
    onUploadFailure: fn(),
    onSave,
    onUnsavedChange: fn(),
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue({ status: 'kept' });
  },
  decorators: [framed({ padding: 16 })],
  parameters: {
    guide: {
      instead: {
        BulkBar: 'to change several products alike.',
        ImportDialog: 'to add many at once.',
      },
      content: [
        'Three parts: “Details”, “Pictures”, “Sizes and stock”. Labels of one to three words, hints in one line.',
      ],
      announced: [
        'Each part is a region with its heading. After a failed attempt the first wrong field has the focus; what else went wrong is announced beside the button.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProductForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const shirtRequest = {
  ...emptyDetails,
  ...detailsOf(adminShirt),
  images: [
    { name: 'women-linen-camp-shirt-front.webp', flagman: true },
    { name: 'women-linen-camp-shirt-back.webp', flagman: false },
  ],
  sizes: [
    { size: 'XS', quantity: 6, quantitySeen: 6, description: 'Chest 84 cm' },
    { size: 'S', quantity: 9, quantitySeen: 9, description: 'Chest 90 cm' },
    { size: 'M', quantity: 3, quantitySeen: 3, description: 'Chest 96 cm' },
    { size: 'L', quantity: 4, quantitySeen: 4, description: 'Chest 102 cm' },
    { size: 'XL', quantity: 12, quantitySeen: 12, description: 'Chest 108 cm' },
  ],
};

export const Filled: Story = { args: { product: adminShirt } };

export const InvalidValues: Story = {
  args: { product: adminShirt },
  decorators: [asSent({ name: '', price: '89.505' })],
};

export const ChangedAndUnchangedFieldsAreSent: Story = {
  ...Filled,
  play: async ({ canvas, args }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await expect(price).toHaveValue('89.00');
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(undefined));
    await userEvent.clear(price);
    await enter(price, ' 95.5');
    await waitFor(() =>
      expect(args.onUnsavedChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ price: ' 95.5' }),
      ),
    );
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Make women-linen-camp-shirt-back.webp the main picture',
      }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Offer size XL' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity of XXL' }), '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...shirtRequest,
        price: 95.5,
        images: shirtRequest.images.map(({ name, flagman }) => ({ name, flagman: !flagman })),
        sizes: [
          ...shirtRequest.sizes.slice(0, 4),
          { size: 'XXL', quantity: 7, quantityReserved: 0, description: '' },
        ],
      }),
    );
  },
};

export const PricesInGermanHaveAComma: Story = {
  ...Filled,
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Preis' })).toHaveValue('89,00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(shirtRequest));
  },
};

export const FibresMustAddUpTo100Percent: Story = {
  ...Filled,
  name: 'Fibres must add up to 100 %, and their names are suggested',
  play: async ({ canvas, canvasElement }) => {
    // A text field with suggestions is a combobox.
    const fibres = canvas.getByRole('combobox', { name: 'Fibres' });
    await enter(fibres, '98% cotton, 1% ela');
    const suggested = [...canvasElement.querySelectorAll('datalist option')];
    await expect(suggested.map((option) => option.getAttribute('value'))).toContain(
      '98% cotton, 1% elastane',
    );
    await enter(fibres, 'stane');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Must add up to 100%, not 99%')).toBeVisible();
    await userEvent.clear(fibres);
    await enter(fibres, '98% cotton, 2% elastane');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...shirtRequest,
        composition: '98% cotton, 2% elastane',
      }),
    );
  },
};

export const AWeightIsInWholeGrams: Story = {
  ...Filled,
  play: async ({ canvas }) => {
    const weight = canvas.getByRole('textbox', { name: 'Weight in grams' });
    await enter(weight, '0.24 kg');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Write it as 320')).toBeVisible();
    await userEvent.clear(weight);
    await enter(weight, '240');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...shirtRequest, weight: '240' }));
  },
};

export const ASavedProductIsTheNewInitialState: Story = {
  args: { product: adminShirt },
  beforeEach: () => {
    onSave.mockResolvedValue({ status: 'saved', product: { ...adminShirt, name: 'Camp Shirt' } });
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await enter(name, 'Camp Shirt ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(undefined));
    await expect(name).toHaveValue('Camp Shirt');
  },
};

export const ASaveDuringAnUploadIncludesThePicture: Story = {
  args: { product: adminShirt },
  play: async ({ canvas }) => {
    let arrive = () => {};
    upload.mockImplementation(async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return { status: 'stored', name: 'stored.webp', url: 'pictures/stored.webp' };
    });
    await userEvent.upload(canvas.getByLabelText(/^Choose pictures/), pictureFile('side.jpg'));
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(uploadsPending())).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    arrive();
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          images: [...shirtRequest.images, { name: 'stored.webp', flagman: false }],
        }),
      ),
    );
  },
};

export const Empty: Story = {
  args: { submitLabel: 'Add product' },
  beforeEach: () => {
    onSave.mockResolvedValue({ status: 'saved' });
  },
};

export const ANewProductIsFilledInByKeyboard: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.paste('Loden Cape');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.paste('210');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    canvas.getByRole('textbox', { name: 'Quantity of M' }).focus();
    await userEvent.keyboard('4{Enter}');
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...shirtRequest,
        name: 'Loden Cape',
        description: '',
        price: 210,
        newCollection: false,
        mostPopular: false,
        images: [],
        sizes: [{ size: 'M', quantity: 4, quantityReserved: 0, description: '' }],
      }),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

export const ARefusalIsShownAtItsFieldAndLosesNothing: Story = {
  args: { product: adminShirt },
  beforeEach: () => {
    onSave.mockResolvedValue({
      status: 'refused',
      fields: {
        name: 'There is such a name already',
        'sizes[2].quantity': 'Size M cannot go below 3',
        'images[0].name': 'There is no such picture',
      },
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('There is such a name already'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(
      canvas.getByRole('textbox', { name: 'Quantity of M' }),
    ).toHaveAccessibleDescription('Size M cannot go below 3');
    await expect(canvas.getByText('There is no such picture')).toBeVisible();
    await expect(name).toHaveValue('Linen Camp Shirt');
  },
};

export const MeasuresAreSentWithTheirSize: Story = {
  args: { product: { ...adminShirt, measures: [{ size: 'XS', chest: 48 }] } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Length of M, cm' }), '68');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Chest of L, cm' }), '57');
    await expect(canvas.getByRole('textbox', { name: 'Chest of XS, cm' })).toHaveValue('48');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Offer size XS' }));
    await expect(
      canvas.queryByRole('textbox', { name: 'Chest of XS, cm' }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          measures: [
            { size: 'M', length: 68 },
            { size: 'L', chest: 57 },
          ],
        }),
      ),
    );
  },
};

export const SpecOnlyServer: Story = {
  args: { product: adminShirt, extensions: [] },
  afterEach: shows('A spec-only server has no measures', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sizes and stock' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Measures' })).not.toBeInTheDocument();
  }),
};

export const NotSaved: Story = {
  args: { product: adminShirt, problem: 'We can’t reach the shop.' },
};

export const OnATablet: Story = {
  args: { product: adminShirt },
  globals: { viewport: { value: 'tablet' } },
};

export const OnAPhone: Story = {
  args: { product: adminShirt },
  globals: { viewport: { value: 'phone' } },
};
