import '../src/theme/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure, waitFor } from 'storybook/test';
import { exampleConfig } from '../stories/mocks/config.ts';
import { goOffline } from '../stories/mocks/goOffline.ts';
import { axeOptions, hasOpenedOrRefused } from './axe.ts';
import { conditions, ordinary } from './conditions.ts';
import { keepToItself } from './embedded.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { translateText } from './translateText.ts';
import { viewports } from './viewports.ts';
import { waitUntilStill } from './waitUntilStill.ts';
import { writtenTypes } from './writtenTypes.ts';

// Half of what a story would otherwise load.
const ComponentDocs = lazy(() => import('./ComponentDocs.tsx'));
const BrandDocs = lazy(() => import('./BrandDocs.tsx'));

function LazyComponentDocs() {
  return (
    <Suspense fallback={null}>
      <ComponentDocs edgeToEdge={edgeToEdge} />
    </Suspense>
  );
}

keepToItself();

configure({
  // A busy machine may take its time; a story waits on conditions all the same.
  asyncUtilTimeout: 15_000,
  // Without the whole page as text, which would be written at each look for what is not there yet: 7 %
  // of the processor time of journeys. What fails leaves a picture.
  getElementError: (message) => new Error(message ?? undefined),
});

function LazyBrandDocs(props: ComponentProps<typeof BrandDocs>) {
  return (
    <Suspense fallback={null}>
      <BrandDocs {...props} />
    </Suspense>
  );
}

/** Pages, and what goes from one side of them to the other. */
const edgeToEdge =
  /stories\/(pages\/|flows\/|features\/chrome\/(Navbar|Footer|CompactFooter)\.|features\/home\/(?!RowButton))/;

/** Components get all that they show as props: a story of one needs no server, and no time to load its mocks. */
const asksTheShop = /stories\/(pages|flows)\//;

const inPx = ({ width, height }: { width: number; height: number }) => ({
  width: `${width}px`,
  height: `${height}px`,
});

declare global {
  /** Texts that a translated page shows though React has changed them: kept while stories are tested (`npm run test-storybook -- --translated`). */
  var __staleTexts: string[] | undefined;
}

const noteStaleText = (shown: string, written: string) =>
  globalThis.__staleTexts?.push(`“${shown}” is shown where React wrote “${written}”`);

const preview: Preview = {
  loaders: [
    async (context) => {
      if (!asksTheShop.test(context.parameters.fileName)) return;
      const { mockTheShop } = await import('./mockTheShop.ts');
      await mockTheShop(context);
    },
  ],
  beforeEach: ({ parameters, globals }) => {
    localStorage.clear();
    sessionStorage.clear();
    if (!parameters.isFirstVisit) localStorage.setItem('hemline.cookieConsent', 'true');
    // The mocks' payment page is one.
    window.location.hash = '';
    const endTranslation =
      globals.translation === 'browser' ? translateText(document.body, noteStaleText) : undefined;
    const goOnline = globals.network === 'offline' ? goOffline() : undefined;
    return () => {
      endTranslation?.();
      goOnline?.();
    };
  },
  // The accessibility check comes after this one.
  afterEach: async ({ tags, parameters }) => {
    // A dialog that is going away leaves the page behind it hidden until it is gone.
    if (!tags.includes('behaviour') || hasOpenedOrRefused()) await waitUntilStill();
    parameters.a11y.disable = tags.includes('behaviour') && !hasOpenedOrRefused();
    if (!asksTheShop.test(parameters.fileName)) return;
    const { assertAnswersLost } = await import('../stories/mocks/loseAnswer.ts');
    // What shows at once may be on its way still.
    await waitFor(assertAnswersLost);
  },
  decorators: [
    (Story, { parameters, globals, id }) => (
      <StoryFrame
        key={`${id} ${globals.network} ${globals.direction} ${globals.colors}`}
        config={{
          ...exampleConfig,
          shop: { ...exampleConfig.shop, ...parameters.shopProfile },
        }}
        route={parameters.route as string | undefined}
        scheme={globals.scheme}
        textSize={globals.textSize}
        direction={globals.direction}
        colors={globals.colors}
        motion={globals.motion}
        padded={!edgeToEdge.test(parameters.fileName)}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  argTypesEnhancers: [writtenTypes],
  globalTypes: conditions,
  initialGlobals: ordinary,
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
