import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { holdFirst } from '../../mocks/holdCall.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { pictureFile } from '../../mocks/pictureFile.ts';
import { failed, hidesAdminLink } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.shop },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

async function retype(canvas: Canvas, name: string, text: string) {
  const box = await field(canvas, name);
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(text);
}

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Ready: Story = {};

export const SavedValuesAreShownAtOnce: Story = {
  name: 'Saved texts are shown at once',
  play: async ({ canvas }) => {
    const named = within(await canvas.findByRole('region', { name: 'Name' }));
    const name = named.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Selvedge');
    await retype(canvas, 'Returns', 'Send it back.');
    await save(canvas);
    await expectAlert('Saved');
    await waitFor(() => expect(document.title).toBe('Shop · Selvedge'));
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByText('© Selvedge')).toBeVisible();
    await userEvent.click(footer.getByRole('link', { name: 'Contacts' }));
    await canvas.findByRole('heading', { level: 1, name: 'Contacts' });
    await userEvent.click(canvas.getByRole('link', { name: 'Returns' }));
    await expect(await canvas.findByText('Send it back.')).toBeVisible();
  },
};

export const TheHomePageShowsTheOwnersSettings: Story = {
  play: async ({ canvas }) => {
    await retype(canvas, 'Line on the banner', 'Mended, not made');
    const women = within(canvas.getByRole('group', { name: 'Women' }));
    await userEvent.upload(women.getByLabelText(/^Choose a picture/), pictureFile('women.jpg'));
    const block = within(canvas.getByRole('region', { name: 'Editorial block' }));
    await userEvent.click(block.getByRole('checkbox'));
    await waitFor(() => expect(canvas.queryByText('Uploading')).not.toBeInTheDocument());
    await save(canvas);
    await expectAlert('Saved');
    await userEvent.click(canvas.getByRole('link', { name: 'Hemline, home' }));
    await canvas.findByRole('heading', { level: 1, name: 'Mended, not made' });
    const tile = within(canvas.getByRole('navigation', { name: 'Shop by category' }));
    await expect(
      tile.getByRole('link', { name: 'Women' }).querySelector('img')?.getAttribute('src'),
    ).toBe('banners/men-wide.webp');
    await expect(
      canvas.queryByRole('heading', { name: 'It begins with the cloth' }),
    ).not.toBeInTheDocument();
  },
};

export const LeavingWithChangesAsksFirst: Story = {
  play: async ({ canvas, step }) => {
    await retype(canvas, 'Opening hours', 'By appointment');
    canvas.getByRole('link', { name: 'Orders' }).focus();
    await userEvent.keyboard('{Enter}');
    const leave = { name: 'Leave without saving?' };
    const question = within(await screen.findByRole('alertdialog', leave));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await field(canvas, 'Opening hours')).toHaveValue('By appointment');
    await step('The question goes once all is saved', async () => {
      const saving = holdFirst('/saveshopfacts');
      await save(canvas);
      await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
      await screen.findByRole('alertdialog', leave);
      saving.release();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expectAlert('Saved');
    });
  },
};

const meanwhile = { profileChangedMeanwhile: { openingHours: 'Mondays' } };

export const ANewerVersionIsReportedAndLoaded: Story = {
  parameters: { shop: { owner: meanwhile } },
  play: async ({ canvas, step }) => {
    await retype(canvas, 'Phone', '+351 1');
    await save(canvas);
    const notice = within(await canvas.findByRole('group', { name: 'Changed in the meantime' }));
    await expect(notice.getByText('Mondays')).toBeVisible();
    await expect(await field(canvas, 'Phone')).toHaveValue('+351 1');
    await userEvent.click(notice.getByRole('button', { name: 'Load the newer version' }));
    await waitFor(async () => expect(await field(canvas, 'Opening hours')).toHaveValue('Mondays'));
    await step('A change with a lost reply is not a newer version', async () => {
      loseAnswer('POST /saveshopfacts');
      await retype(canvas, 'Phone', '+351 2');
      await save(canvas);
      await expectAlert('Saved');
    });
  },
};

export const AFailedSaveKeepsTypedValues: Story = {
  parameters: { shop: { outages: { 'POST /saveshopfacts': 500 } } },
  play: async ({ canvas }) => {
    await retype(canvas, 'Phone', '+351 1');
    await save(canvas);
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(await field(canvas, 'Phone')).toHaveValue('+351 1');
  },
};

export const SpecOnlyServer: Story = hidesAdminLink('Shop');

export const Loading: Story = { parameters: { shop: { outages: { 'GET /shopfacts': 'silent' } } } };

export const Failed: Story = failed('GET /shopfacts', adminPaths.shop);

export const Offline: Story = { globals: { network: 'offline' } };
