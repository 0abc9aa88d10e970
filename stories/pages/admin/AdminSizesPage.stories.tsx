import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { productsInColours } from '../../../contract/examples/products.ts';
import { exampleScales } from '../../../contract/examples/sizeScales.ts';
import { defaultScales } from '../../../contract/rules/scaleInput.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { doMeanwhile } from '../../mocks/doMeanwhile.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, hidesAdminLink } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: {
    route: adminPaths.sizes,
    shop: { sizeScales: exampleScales, products: productsInColours },
  },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

const findScales = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'Size scales' }));

export const AMovedScaleIsFurtherUp: Story = {
  play: async ({ canvas }) => {
    const scales = await findScales(canvas);
    await userEvent.click(scales.getByRole('button', { name: 'Move up Children' }));
    const group = canvas.getByRole('group', { name: 'Size scales' });
    await waitFor(() => expect(group).toHaveFocus());
    const [first] = scales.getAllByRole('rowheader');
    await expect(first).toHaveTextContent(/^Children/);
  },
};

export const ASizeInUseIsNotRemoved: Story = {
  name: 'A size in use is not removed, and the message says how many products have it',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Letters' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change Letters' }));
    const sizes = form.getByRole('textbox', { name: 'Sizes' });
    await userEvent.clear(sizes);
    await userEvent.type(sizes, 'XXS{Enter}XS');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sizes).toHaveAccessibleDescription(/S cannot be removed: \d+ products/),
    );
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    canvas.getByRole('button', { name: 'Remove Letters' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findAllByText(/S cannot be removed: \d+ products/);
    await (await findScales(canvas)).findByRole('button', { name: 'Change Letters' });
  },
};

export const AnOlderDialogShowsNewerChanges: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Children' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change Children' }));
    await doMeanwhile('/savesizescale', {
      ...defaultScales[1],
      name: 'Ages',
      conversions: [{ name: 'Height', values: ['92', '104', '116', '128', '140', '152'] }],
      system: 'Europe',
      group: 'Girls',
    });
    const name = form.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Years{Enter}');
    const notice = within(await form.findByRole('group', { name: 'Changed in the meantime' }));
    for (const change of [
      'name: Children → Ages',
      'conversions: nothing → Height',
      'sizes: 2Y, 4Y, 6Y, 8Y, 10Y, 12Y → 2Y; 92, 4Y; 104, 6Y; 116, 8Y; 128, 10Y; 140, 12Y; 152',
      'system: nothing → Europe',
      'wearers: nothing → Girls',
    ]) {
      await expect(notice.getByText((_, item) => item?.textContent === change)).toBeVisible();
    }
    await userEvent.click(notice.getByRole('button', { name: 'Keep mine and save' }));
    await (await findScales(canvas)).findByRole('button', { name: 'Change Years' });
  },
};

export const SpecOnlyServer: Story = hidesAdminLink('Sizes');

export const Loading: Story = { parameters: { shop: { outages: { 'GET /envparams': 'silent' } } } };

export const Failed: Story = failed('GET /envparams', adminPaths.sizes);

export const Offline: Story = { globals: { network: 'offline' } };
