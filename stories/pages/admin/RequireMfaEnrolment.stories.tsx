import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
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

export const Asked: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The page comes, and the question does not come again before the next login, in any tab. */
export const AClickPutsItOffForThisLogin: Story = {
  name: 'A click puts it off for this login',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', prompt);
    await waitFor(() => expect(document.title).toBe('Secure your login · Hemline'));
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await canvas.findByRole('heading', { name: 'Orders' });
    await expect(localStorage.getItem('hemline.enrolLater')).toBe(putOff);
  },
};

/** Whoever works by keyboard goes on at the page that has come. */
export const EnterPutsItOffAndTheFocusGoesAlong: Story = {
  name: 'Enter puts it off and the focus goes along',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Later' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Orders' });
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Admin area' })).toHaveFocus());
  },
};

export const EnterLeadsToTheEnrolment: Story = {
  name: 'Enter leads to the enrolment',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Set up now' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Security' });
  },
};

export const PutOffBefore: Story = {
  beforeEach: () => localStorage.setItem('hemline.enrolLater', putOff),
};

export const WhatWasPutOffIsNotAskedAgain: Story = {
  ...PutOffBefore,
  name: 'What was put off is not asked again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders' });
    await expect(canvas.queryByRole('heading', prompt)).not.toBeInTheDocument();
  },
};

/** The next login asks again, whoever logs in. */
export const PutOffInTheSessionBefore: Story = {
  beforeEach: () => localStorage.setItem('hemline.enrolLater', JSON.stringify('oken-before')),
};

export const TheNextLoginAsksAgain: Story = {
  ...PutOffInTheSessionBefore,
  name: 'The next login asks again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', prompt);
  },
};

export const Required: Story = {
  parameters: { shop: { mfa: 'mustEnrol' } },
  beforeEach: () => localStorage.setItem('hemline.enrolLater', putOff),
};

/** Where the server insists, having put it off before counts for nothing. */
export const AStrictServerCannotBePutOff: Story = {
  ...Required,
  name: 'A strict server cannot be put off',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', prompt);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Later' })).not.toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Set up now' }));
    await canvas.findByRole('heading', { name: 'Security' });
  },
};

export const Enrolled: Story = { parameters: { shop: { mfa: 'enrolled' } } };

export const AnEnrolledAdminIsNotAsked: Story = {
  ...Enrolled,
  name: 'An enrolled admin is not asked',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders' });
  },
};

/** A server that knows nothing of MFA. */
export const Unavailable: Story = { parameters: { shop: { outages: { 'GET /mfa/fetch': 404 } } } };

export const AServerWithoutMFADoesNotAsk: Story = {
  ...Unavailable,
  name: 'A server without MFA does not ask',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders' });
  },
};

/** The check fails, the page does its work. */
export const Failed: Story = { parameters: { shop: { outages: { 'GET /mfa/fetch': 500 } } } };

export const AFailedCheckDoesNotHoldThePageUp: Story = {
  ...Failed,
  name: 'A failed check does not hold the page up',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders' });
  },
};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /mfa/fetch': 'silent' } } } };

export const LoadingIsAnnounced: Story = {
  ...Loading,
  name: 'Loading is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};
