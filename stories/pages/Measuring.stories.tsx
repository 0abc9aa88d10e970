import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MeasuredEvents } from '../../contract/schemas/measuring.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { shows } from './states.ts';

const meta = {
  component: AppRoutes,
  parameters: {
    route: '/aboutus',
    shopProfile: { measuring: { version: 2, targets: ['ga4', 'meta'] } },
  },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = async () => within(await screen.findByRole('region', { name: 'Privacy choices' }));
const gone = () =>
  waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Privacy choices' })).not.toBeInTheDocument(),
  );
const stored = () => JSON.parse(localStorage.getItem('hemline.consent') ?? 'null');

function choice(granted: readonly string[], version = 2) {
  // Never too old.
  const at = '2999-01-01T00:00:00.000Z';
  localStorage.setItem('hemline.consent', JSON.stringify({ version, granted, at }));
}

/** An accepted cookie banner is not consent to this. */
export const FirstVisit: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Refused: Story = { beforeEach: () => choice([]) };

export const GlobalPrivacyControl: Story = {
  parameters: { isFirstVisit: true },
  beforeEach: () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    };
  },
  afterEach: shows(
    'The footer says so, and only the cookies of the shop are asked about',
    async () => {
      await expect(await screen.findByText(/Global Privacy Control/)).toBeVisible();
      await expect(await screen.findByRole('region', { name: 'Cookies' })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Refuse' })).not.toBeInTheDocument();
    },
  ),
};

export const AClickRefusesAndTheFooterAsksAgain: Story = {
  name: 'A click refuses, and the footer asks again',
  play: async ({ canvas }) => {
    await userEvent.click((await question()).getByRole('button', { name: 'Refuse' }));
    await gone();
    await expect(stored()).toMatchObject({ version: 2, granted: [] });
    await waitFor(() => expect(stored().isUnsent).toBeUndefined());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Privacy choices' }));
    const again = await screen.findByRole('region', { name: 'Privacy choices' });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.click(within(again).getByRole('button', { name: 'Accept' }));
    await gone();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Privacy choices' })).toHaveFocus(),
    );
    await waitFor(() => expect(stored().isUnsent).toBeUndefined());
    await expect(stored().granted).toEqual(['ga4', 'meta']);
  },
};

export const TheKeyboardReachesTheQuestionFirst: Story = {
  play: async () => {
    const asked = await question();
    await userEvent.tab();
    await waitFor(() => expect(asked.getByRole('link', { name: 'Privacy' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(asked.getByRole('button', { name: 'Refuse' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
  },
};

export const ChangedPurposesAreAskedAboutAgain: Story = {
  beforeEach: () => choice(['ga4'], 1),
  play: async () => {
    await expect((await question()).getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

export const ARefusalIsSentWithoutAStoredConsent: Story = {
  name: 'A refusal is sent, even if the browser has lost its consent',
  beforeEach: () => {
    choices.length = 0;
    getWorker().use(
      http.post('*/api/consent', async ({ request }) => {
        choices.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async () => {
    await userEvent.click((await question()).getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(choices).toEqual([{ version: 2, granted: [] }]));
  },
};

const choices: unknown[] = [];

/** Events that the shop's server was sent. */
const told: MeasuredEvents['events'] = [];

export const APageIsReportedAfterTheConsent: Story = {
  name: 'A page is reported after the consent, and nothing before',
  beforeEach: () => {
    told.length = 0;
    getWorker().use(
      http.post('*/api/measure', async ({ request }) => {
        told.push(...((await request.json()) as MeasuredEvents).events);
        return HttpResponse.json({ success: true });
      }),
    );
  },
  parameters: { route: '/contacts' },
  play: async ({ canvas }) => {
    const asked = await question();
    await userEvent.click(await canvas.findByRole('link', { name: 'About Us' }));
    await canvas.findByRole('heading', { level: 1, name: 'About Us' });
    await expect(stored()).toBeNull();
    await userEvent.click(asked.getByRole('button', { name: 'Statistics only' }));
    await waitFor(() => expect(told).toEqual([{ name: 'pageView', path: '/aboutus' }]), {
      timeout: 5000,
    });
    await expect(stored()).toMatchObject({ granted: ['ga4'] });
  },
};
