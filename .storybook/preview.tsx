import '../src/theme/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure, waitFor } from 'storybook/test';
import { exampleConfig } from '../stories/mocks/config.ts';
import { goOffline } from '../stories/mocks/goOffline.ts';
import { axeOptions, findOpenedOrRefused } from './axe.ts';
import { conditions, defaultConditions } from './conditions.ts';
import { chosenByControls, namedExamples, safeControls } from './controls.ts';
import { isolateStorage } from './embedded.ts';
import { isRightToLeft, speak } from './language.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { translateText } from './translateText.ts';
import { viewports } from './viewports.ts';
import { waitUntilStill } from './waitUntilStill.ts';
import { writtenTypes } from './writtenTypes.ts';

// Lazy: half of a story's code.
const ComponentDocs = lazy(() => import('./ComponentDocs.tsx'));
const BrandDocs = lazy(() => import('./BrandDocs.tsx'));

function LazyComponentDocs() {
  return (
    <Suspense fallback={null}>
      <ComponentDocs edgeToEdge={edgeToEdge} />
    </Suspense>
  );
}

isolateStorage();

configure({
  // For busy machines; stories wait on conditions anyway.
  asyncUtilTimeout: 15_000,
  // Omit the page's HTML, which would be serialized on every retry: 7 % of the CPU time of
  // journeys. Failures leave a screenshot.
  getElementError: (message) => new Error(message ?? undefined),
});

function LazyBrandDocs(props: ComponentProps<typeof BrandDocs>) {
  return (
    <Suspense fallback={null}>
      <BrandDocs {...props} />
    </Suspense>
  );
}

/** Pages and full-bleed components. */
const edgeToEdge =
  /stories\/(pages\/|flows\/|features\/chrome\/(Navbar|Footer|CompactFooter)\.|features\/home\/(?!RowButton))/;

/** Only pages and flows need mocks; components get all data as props. */
const needsMocks = /stories\/(pages|flows)\//;

const inPx = ({ width, height }: { width: number; height: number }) => ({
  width: `${width}px`,
  height: `${height}px`,
});

declare global {
  /** Text that a translated page would not show, collected by `npm run test-storybook`. */
  var __lostTexts: string[] | undefined;
}

const noteStaleText = (shown: string, written: string) =>
  globalThis.__lostTexts?.push(`“${shown}” is shown where React wrote “${written}”`);

const preview: Preview = {
  loaders: [
    async (context) => {
      await speak(context.globals.language);
      if (!needsMocks.test(context.parameters.fileName)) return;
      const { mockTheShop } = await import('./mockTheShop.ts');
      await mockTheShop(context);
    },
  ],
  beforeEach: ({ parameters, globals }) => {
    localStorage.clear();
    sessionStorage.clear();
    if (!parameters.isFirstVisit) localStorage.setItem('hemline.cookieConsent', 'true');
    // Reset the hash, which the mocked payment page uses.
    window.location.hash = '';
    const endTranslation =
      globals.translation === 'browser' ? translateText(document.body, noteStaleText) : undefined;
    const goOnline = globals.network === 'offline' ? goOffline() : undefined;
    return () => {
      endTranslation?.();
      goOnline?.();
    };
  },
  // Runs before the accessibility check.
  afterEach: async ({ tags, parameters }) => {
    if (needsMocks.test(parameters.fileName)) {
      const { assertAnswersLost } = await import('../stories/mocks/loseAnswer.ts');
      // Optimistic changes may still be pending.
      await waitFor(assertAnswersLost);
    }
    const isBehaviour = tags.includes('behaviour') || tags.includes('flow');
    // A closing dialog keeps the page behind it hidden until it is removed.
    if (!isBehaviour || findOpenedOrRefused().length > 0) await waitUntilStill();
    const opened = isBehaviour ? findOpenedOrRefused() : undefined;
    parameters.a11y.disable = opened?.length === 0;
    parameters.a11y.context = opened;
  },
  decorators: [
    (Story, { parameters, globals, id, unmappedArgs }) => (
      <StoryFrame
        key={`${id} ${globals.network} ${globals.language} ${globals.direction} ${globals.colors}`}
        config={{
          ...exampleConfig,
          shop: { ...exampleConfig.shop, ...parameters.shopProfile },
        }}
        route={parameters.route as string | undefined}
        scheme={globals.scheme}
        textSize={globals.textSize}
        direction={isRightToLeft(globals.language) ? 'rtl' : globals.direction}
        colors={globals.colors}
        motion={globals.motion}
        padded={!edgeToEdge.test(parameters.fileName)}
      >
        <Story key={chosenByControls(unmappedArgs)} />
      </StoryFrame>
    ),
  ],
  argTypesEnhancers: [writtenTypes, safeControls],
  argsEnhancers: [namedExamples],
  globalTypes: conditions,
  initialGlobals: defaultConditions,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true },
    docs: {
      container: LazyBrandDocs,
      page: LazyComponentDocs,
      story: { inline: false, height: '420px' },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: inPx(viewports.phone), type: 'mobile' },
        tablet: { name: 'Tablet', styles: inPx(viewports.tablet), type: 'tablet' },
        desktop: { name: 'Desktop', styles: inPx(viewports.desktop), type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          [
            'Tokens',
            'Colour',
            'Layout',
            'Motion',
            'Icons',
            'Pictures',
            'Voice and words',
            'Patterns',
          ],
          'Components',
          'Every page',
          'Browse',
          ['Pages'],
          'Product',
          ['Pages'],
          'Cart',
          ['Pages'],
          'Checkout',
          ['Pages'],
          'Account',
          ['Pages'],
          'Errors',
          ['Pages'],
          'Admin',
          ['Pages'],
          'Journeys',
        ],
        method: 'alphabetical',
      },
    },
  },
};

export default preview;
