import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../src/lib/paths.ts';
import { RequireMfaEnrolment } from '../../../src/pages/admin/RequireMfaEnrolment.tsx';
import { logInAdmin } from '../../mocks/logins.ts';

function RoutesWithAnAdminPage() {
  const page = (heading: string) => (
    <RequireMfaEnrolment>
      <h1>{heading}</h1>
    </RequireMfaEnrolment>
  );
  return (
    <Routes>
      <Route path={paths.adminMfa} element={page('Security')} />
      <Route path="*" element={page('Orders')} />
    </Routes>
  );
}

const meta = {
  component: RoutesWithAnAdminPage,
  parameters: { route: paths.allOrders, shop: { mfa: 'notEnrolled' } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof RoutesWithAnAdminPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How the browser keeps that enrolling was put off in the session of `logInAdmin`. */
const putOff = JSON.stringify('f-user-admin');

const prompt = { name: 'Secure your login first' };

/** The page comes, and the question does not come again before the next login, in any tab. */
export const PutOff: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', prompt);
    await waitFor(() => expect(document.title).toBe('Secure your login · Hemline'));
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await canvas.findByRole('heading', { name: 'Orders' });
    await expect(localStorage.getItem('hemline.enrolLater')).toBe(putOff);
  },
};

/** Whoever works by keyboard goes on at the page that has come. */
export const PutOffByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Later' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Orders' });
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Admin area' })).toHaveFocus());
  },
};

export const SetUpNowByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Set up now' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Security' });
  },
};

export const PutOffBefore: Story = {
  beforeEach: () => localStorage.setItem('hemline.enrolLater', putOff),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders' });
    await expect(canvas.queryByRole('heading', prompt)).not.toBeInTheDocument();
  },
};

/** The next login asks again, whoever logs in. */
export const PutOffInTheSessionBefore: Story = {
  beforeEach: () => localStorage.setItem('hemline.enrolLater', JSON.stringify('oken-before')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', prompt);
  },
};

/** Where the server insists, having put it off before counts for nothing. */
export const Required: Story = {
  parameters: { shop: { mfa: 'mustEnrol' } },
  beforeEach: () => localStorage.setItem('hemline.enrolLater', putOff),
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
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders' });
  },
};

/** A server that knows nothing of MFA. */
export const Unavailable: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 404 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders' });
  },
};

/** The check fails, the page does its work. */
export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 500 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders' });
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /mfa/fetch': 'silent' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};
