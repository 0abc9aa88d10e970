import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { anna } from '../mocks/logins.ts';
import { logIn } from './loggingIn.ts';
import type { Canvas } from './shopping.ts';

/** A guest's sizes are added to the account at login. */
const meta = {
  component: AppRoutes,
  parameters: {
    route: paths.login,
    shop: { customer: { mySizes: { women: 'M' } } },
  },
  beforeEach: () => localStorage.setItem('hemline.mySizes', '{"women":"XL","men":"S"}'),
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openMyAccount(canvas: Canvas) {
  await logIn(canvas, anna);
  await userEvent.click(await canvas.findByRole('link', { name: 'My account' }));
}

async function expectSize(canvas: Canvas, category: string, size: string) {
  const group = await canvas.findByRole('group', { name: `My size: ${category}` });
  const pressed = await within(group).findByRole('button', { pressed: true });
  await expect(pressed).toHaveTextContent(size);
}

export const TheAccountsSizesTakePrecedenceOverAGuests: Story = {
  name: 'The account’s sizes take precedence over a guest’s',
  play: async ({ canvas }) => {
    await openMyAccount(canvas);
    await expectSize(canvas, 'Women', 'M');
    await expectSize(canvas, 'Men', 'S');
    await expect(localStorage.getItem('hemline.mySizes')).toBeNull();
  },
};

export const OnASpecOnlyServerACustomersSizesStayInTheBrowser: Story = {
  name: 'On a spec-only server a customer’s sizes stay in the browser',
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await openMyAccount(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
    await expect(localStorage.getItem('hemline.mySizes')).toBe('{"women":"XL","men":"S"}');
  },
};
