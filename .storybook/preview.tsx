import '../src/theme/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { getWorker, initialize, mswLoader } from 'msw-storybook-addon';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { exampleConfig } from '../stories/mocks/config.ts';
import { mockShop, type ShopScenario } from '../stories/mocks/shop.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { waitUntilStill } from './waitUntilStill.ts';

// Half of what a story would otherwise load.
const ComponentDocs = lazy(() => import('./ComponentDocs.tsx'));
const HouseDocs = lazy(() => import('./HouseDocs.tsx'));

function LazyComponentDocs() {
  return (
    <Suspense fallback={null}>
      <ComponentDocs />
    </Suspense>
  );
}

// A busy machine may take its time; a story waits on conditions all the same.
configure({ asyncUtilTimeout: 15_000 });

// A URL without a scheme or with our own host is the shop's; only its API must be mocked.
initialize({
  quiet: true,
  serviceWorker: { url: './mockServiceWorker.js' },
  onUnhandledRequest(request, print) {
    if (new URL(request.url).pathname.includes('/api/')) print.error();
  },
});

function LazyHouseDocs(props: ComponentProps<typeof HouseDocs>) {
  return (
    <Suspense fallback={null}>
      <HouseDocs {...props} />
    </Suspense>
  );
}

/** Pages, and what goes from one side of them to the other. */
const edgeToEdge = /^(pages|flows|features\/(chrome|home))\//;

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    mswLoader,
    ({ parameters }) => {
      getWorker().resetHandlers(...mockShop(parameters.shop as ShopScenario | undefined));
    },
  ],
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    // The mocks' payment page is one.
    window.location.hash = '';
  },
  // The accessibility check comes after this one.
  afterEach: async ({ tags }) => {
    if (!tags.includes('behaviour')) await waitUntilStill();
  },
  decorators: [
    (Story, { parameters, globals, id, title }) => (
      <StoryFrame
        key={id}
        config={exampleConfig}
        route={parameters.route as string | undefined}
        scheme={globals.scheme === 'dark' ? 'dark' : 'light'}
        padded={!edgeToEdge.test(title)}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      container: LazyHouseDocs,
      page: LazyComponentDocs,
      story: { inline: false, height: '420px' },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Tokens',
          'Which component when',
          'Icons',
          'Pictures',
          'ui',
          'features',
          'pages',
          'flows',
        ],
        method: 'alphabetical',
      },
    },
  },
};

export default preview;
