import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { mySizeKey } from '../../../contract/rules/mySizeKey.ts';
import { defaultScales } from '../../../contract/rules/scaleInput.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { logInAnna } from '../../mocks/logins.ts';

const [letters] = defaultScales;
const customer = { mySizes: { women: 'M', kid: '4Y' } };

const meta = {
  component: AppRoutes,
  parameters: { route: paths.myAccount, shop: { customer } },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

async function findSizes(canvas: Canvas, category: string) {
  return within(await canvas.findByRole('group', { name: `My size: ${category}` }));
}

export const ASizeIsChangedAndAnotherRemoved: Story = {
  play: async ({ canvas }) => {
    const women = await findSizes(canvas, 'Women');
    await userEvent.click(women.getByRole('button', { name: 'L' }));
    await expect(await women.findByRole('button', { name: 'L', pressed: true })).toBeVisible();
    await expect(women.getByRole('button', { name: 'M', pressed: false })).toBeVisible();
    const kids = await findSizes(canvas, 'Kids');
    kids.getByRole('button', { name: '4Y', pressed: true }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await kids.findByRole('button', { name: '4Y', pressed: false })).toBeVisible();
    // The size guide reads it from the account.
    await userEvent.click(canvas.getByRole('link', { name: 'Size guide' }));
    await expect(await canvas.findByText(/^Saved to your account/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'L', pressed: true })).toBeVisible();
    await expect(localStorage.getItem('hemline.mySizes')).toBeNull();
  },
};

export const AFailureIsReportedAndTheBrowserKeepsIt: Story = {
  name: 'A failure is reported, and the browser keeps it',
  parameters: { shop: { customer, outages: { 'POST /savemysize': 503 } } },
  play: async ({ canvas, step }) => {
    const women = await findSizes(canvas, 'Women');
    await step('A size that could not be removed stays', async () => {
      await userEvent.click(women.getByRole('button', { name: 'M', pressed: true }));
      await expectAlert('Your size could not be forgotten. Please try again.');
      await waitFor(() =>
        expect(women.getByRole('button', { name: 'M', pressed: true })).toBeVisible(),
      );
    });
    await userEvent.click(women.getByRole('button', { name: 'L' }));
    await expectAlert('Your size could not be saved to your account. It’s kept in this browser.');
    await waitFor(() =>
      expect(women.getByRole('button', { name: 'L', pressed: true })).toBeVisible(),
    );
    await expect(localStorage.getItem('hemline.mySizes')).toBe(
      JSON.stringify({ [mySizeKey('women', letters?.id)]: 'L' }),
    );
    // A logout removes the customer's sizes from the browser.
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
    await expect(localStorage.getItem('hemline.mySizes')).toBeNull();
  },
};

export const ASpecOnlyServerStoresNone: Story = {
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Email' });
    await expect(canvas.queryByRole('heading', { name: 'My sizes' })).not.toBeInTheDocument();
  },
};
