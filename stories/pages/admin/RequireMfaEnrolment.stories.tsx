import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { RequireMfaEnrolment } from '../../../src/pages/admin/RequireMfaEnrolment.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { shows } from '../states.ts';

function RoutesWithAnAdminPage() {
  const page = (heading: string) => (
    <RequireMfaEnrolment>
      <h1>{heading}</h1>
    </RequireMfaEnrolment>
  );
  return (
    <Routes>
      <Route path={adminPaths.mfa} element={page('Security')} />
      <Route path="*" element={page('Orders')} />
    </Routes>
  );
}

const meta = {
  component: RoutesWithAnAdminPage,
  parameters: { route: adminPaths.allOrders, shop: { mfa: 'notEnrolled' } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof RoutesWithAnAdminPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser's note that enrolment was postponed in the session of `logInAdmin`. */
const putOff = JSON.stringify('f-user-admin');

const prompt = { name: 'Secure your login first' };

const showsThePage = (sentence: string) =>
  shows(sentence, async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders' });
    await expect(canvas.queryByRole('heading', prompt)).not.toBeInTheDocument();
  });

export const Asking: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** No tab asks again before the next login. */
export const AClickPostponesItForThisLogin: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', prompt);
    await waitFor(() => expect(document.title).toBe('Secure your login · Hemline'));
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await canvas.findByRole('heading', { name: 'Orders' });
    await expect(localStorage.getItem('hemline.enrolLater')).toBe(putOff);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Admin area' })).toHaveFocus());
  },
};

export const Postponed: Story = {
  beforeEach: () => localStorage.setItem('hemline.enrolLater', putOff),
  afterEach: showsThePage('What was put off is not asked again'),
};

export const PostponedInAnEarlierSession: Story = {
  beforeEach: () => localStorage.setItem('hemline.enrolLater', JSON.stringify('oken-before')),
  afterEach: shows('The next login asks again', async ({ canvas }) => {
    await canvas.findByRole('heading', prompt);
  }),
};

export const Required: Story = {
  parameters: { shop: { mfa: 'mustEnrol' } },
  beforeEach: () => localStorage.setItem('hemline.enrolLater', putOff),
};

export const AStrictServerAllowsNoPostponement: Story = {
  ...Required,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', prompt);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Later' })).not.toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Set up now' }));
    await canvas.findByRole('heading', { name: 'Security' });
  },
};

export const Enrolled: Story = {
  parameters: { shop: { mfa: 'enrolled' } },
  afterEach: showsThePage('An enrolled admin is not asked'),
};

export const Unavailable: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 404 } } },
  afterEach: showsThePage('A server without MFA does not ask'),
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 500 } } },
  afterEach: showsThePage('A failed check does not block the page'),
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 'silent' } } },
  afterEach: shows('Loading is announced', async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  }),
};
