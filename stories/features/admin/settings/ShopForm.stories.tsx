import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { exampleShopProfile } from '../../../../contract/examples/shopProfile.ts';
import { readyRoles } from '../../../../contract/rules/permissions.ts';
import { unsetHome } from '../../../../contract/rules/shopProfile.ts';
import type { ShopProfile } from '../../../../contract/schemas/shopProfile.ts';
import { PermissionsProvider } from '../../../../src/features/admin/frame/useMay.ts';
import { ShopForm } from '../../../../src/features/admin/settings/ShopForm.tsx';
import type { UploadPicture } from '../../../../src/ui/usePictureUploads.ts';
import { asSent } from '../../../ui/asSent.tsx';
import { enter } from '../../../ui/enter.ts';
import { framed } from '../../framed.tsx';

const onSave = fn<(profile: object) => Promise<ShopProfile | undefined>>();

const { version: _, ...profile } = { ...exampleShopProfile, home: unsetHome };

const meta = {
  component: ShopForm,
  args: {
    profile: exampleShopProfile,
    languages: ['en'],
    defaultStory: (name) => ({ en: `${name} makes few clothes.`, ru: `${name} шьёт немного.` }),
    upload: fn<UploadPicture>(),
    uploadNotice: fn<UploadPicture>(),
    onSave,
    onUnsavedChange: fn(),
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
  decorators: [framed({ padding: 16 })],
} satisfies Meta<typeof ShopForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const InvalidValues: Story = {
  decorators: [
    asSent({ name: '', returnDays: 'two weeks', supportEmail: 'hello', phone: 'call us' }),
  ],
};

export const WithAProblem: Story = { args: { problem: 'We can’t reach the shop.' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AWriterChangesTexts: Story = {
  name: 'A writer changes texts, and no terms',
  decorators: [
    (Story) => (
      <PermissionsProvider value={readyRoles.writer}>
        <Story />
      </PermissionsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    for (const name of ['Email', 'Address', 'Days to return']) {
      await expect(canvas.getByRole('textbox', { name })).toBeDisabled();
    }
    const payer = canvas.getByRole('combobox', { name: 'Who pays for sending a return' });
    await expect(payer).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), ' 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await expect(onSave).toHaveBeenCalledWith({ ...profile, phone: '+351 210 000 000 1' });
  },
};

export const AnUnchangedStoryStaysTheDefault: Story = {
  name: 'An unchanged story stays the default',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'In English' })).toHaveValue(
      'Hemline makes few clothes.',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), ' 1 ');
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await expect(onSave).toHaveBeenCalledWith({ ...profile, phone: '+351 210 000 000 1' });
  },
};

export const ANewNameAppearsInTheStory: Story = {
  beforeEach: () => {
    onSave.mockResolvedValue({ ...exampleShopProfile, version: 4, name: 'Selvedge' });
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getAllByRole('textbox', { name: 'Name' })[0] as HTMLElement;
    await userEvent.clear(name);
    await enter(name, 'Selvedge');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'In English' })).toHaveValue(
        'Selvedge makes few clothes.',
      ),
    );
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
  },
};

export const InvalidValuesAreReportedAtTheirFields: Story = {
  play: async ({ canvas }) => {
    const type = async (name: string, text: string) => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await type('Email', 'hello');
    await type('Phone', 'call us');
    await type('Days to return', '1000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Invalid email address')).toBeVisible();
    await expect(canvas.getByText('Digits, spaces and + ( ) . / -')).toBeVisible();
    await expect(canvas.getByText('At most 365')).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
  },
};

const notices = {
  en: { picture: 'notice.webp', text: 'The official notice in words.' },
  de: { picture: 'hinweis.webp', text: 'Der amtliche Hinweis in Worten.' },
};

export const WithTheNoticeOfTheLegalGuarantee: Story = {
  args: {
    languages: ['en', 'de', 'pt'],
    profile: {
      ...{ ...exampleShopProfile, notices },
      noticeUrls: {
        'notice.webp': 'banners/home-wide.webp',
        'hinweis.webp': 'banners/men-wide.webp',
      },
      safety: { producer: 'Hemline Lda, Porto, hello@hemline.test', responsible: '', warnings: '' },
    },
  },
};

export const EachPictureOfTheNoticeNeedsItsWords: Story = {
  ...WithTheNoticeOfTheLegalGuarantee,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const german = within(canvas.getByRole('group', { name: 'Deutsch' }));
    const words = german.getByRole('textbox', { name: 'Words of the picture' });
    await userEvent.clear(words);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Write down the words of the picture')).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    await enter(words, 'Alle Worte.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          notices: { en: notices.en, de: { picture: 'hinweis.webp', text: 'Alle Worte.' } },
        }),
      ),
    );
  },
};
