import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { paths } from '../../contract/paths.ts';
import { expectDenied, expectFailure } from '../flows/expecting.ts';

type Shown = Pick<StoryContext, 'canvas' | 'canvasElement'>;

type Checked = Shown & {
  globals: StoryContext['globals'];
  initialArgs: StoryContext['args'];
  // Storybook's type lacks these two: the values of the controls, and the story's own globals.
  unmappedArgs?: StoryContext['args'];
  storyGlobals?: StoryContext['globals'];
  step: (sentence: string, check: () => Promise<void>) => Promise<void> | void;
};

/**
 * Checks that a state shows its message: for `afterEach`, so before axe. The check only looks; a
 * story that acts is a behaviour. It is skipped if the toolbar sets another network or
 * language, or a control another value.
 */
export function shows(sentence: string, check: (shown: Shown) => Promise<void>) {
  return async (context: Checked) => {
    const {
      canvas,
      canvasElement,
      globals,
      initialArgs,
      unmappedArgs = initialArgs,
      storyGlobals: { language = 'en' } = {},
      step,
    } = context;
    const names = Object.keys({ ...initialArgs, ...unmappedArgs });
    const isOwn = names.every((name) => unmappedArgs[name] === initialArgs[name]);
    if (isOwn && globals.network === 'fast' && globals.language === language) {
      await step(sentence, () => check({ canvas, canvasElement }));
    }
  };
}

/** A page whose call has no reply yet. `name` is announced to screen readers. */
export function loading(call: EndpointKey, name: string, sentence = `${name} is announced`) {
  return {
    parameters: withOutage(call, 'silent'),
    afterEach: shows(sentence, async ({ canvas }) => {
      await expect(await canvas.findByRole('status', { name })).toBeVisible();
    }),
  };
}

/** A page whose call fails: its error page leads back to `route`. */
export function failed(call: EndpointKey, route: string) {
  return { parameters: withOutage(call, 500), afterEach: leadsBackTo(route) };
}

/** For the `afterEach` of other states that fail. */
export const leadsBackTo = (route: string) =>
  shows('A failure can be retried', ({ canvas }) => expectFailure(canvas, route));

/** The admin home of a server without an extension, whose link is hidden. */
export const hidesAdminLink = (
  name: string,
  sentence = 'A spec-only server hides the link to this page',
) => ({
  parameters: { route: paths.admin, shop: { plain: true } },
  afterEach: shows(sentence, async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Admin' }));
    await canvas.findByRole('heading', { level: 1 });
    await expect(nav.queryByRole('link', { name })).not.toBeInTheDocument();
  }),
});

/** A guard that redirects: `guardedAt` shows the new path. */
export const redirectsTo = (path: string, sentence: string) =>
  shows(sentence, async ({ canvas }) => {
    await expect(await canvas.findByText(`Came to ${path}`)).toBeVisible();
  });

/** A page whose call is refused because the session has ended. */
export function sessionEnded(call: EndpointKey, sentence = 'An ended session is denied') {
  return { parameters: withOutage(call, 401), afterEach: isDenied(sentence) };
}

/** For the `afterEach` of other states that show the access-denied page. */
export const isDenied = (sentence: string) => shows(sentence, ({ canvas }) => expectDenied(canvas));

const withOutage = (call: EndpointKey, outage: number | 'silent') => ({
  shop: { outages: { [call]: outage } },
});
