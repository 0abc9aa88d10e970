import type { GlobalTypes } from 'storybook/internal/types';
import { languageNames } from '../src/lib/languageNames.ts';
import type { Network } from '../stories/mocks/network.ts';

const networks: Record<Network, string> = {
  fast: 'Fast network',
  slow: 'Slow network: each answer takes 3 seconds',
  offline: 'Offline',
  failing: 'Failing server: each answer is 500',
};

/** Languages of the toolbar; the pseudo-language shows what is not translated, or cut off. */
const toolbarNames: Record<string, string> = {
  ...languageNames,
  pseudo: 'Pseudo-language: ⟦åççéñţš⟧, a third longer',
};

const asItems = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** Toolbar menus for viewing conditions, besides the viewport. */
export const conditions = {
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  colors: {
    description: 'Colours of the shop, or of the system, as near as styles can have them',
    toolbar: {
      icon: 'paintbrush',
      items: asItems({ own: 'Colours of the shop', forced: 'Forced colours' }),
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size, as set in a browser',
    toolbar: {
      icon: 'zoom',
      items: asItems({ 100: 'Text 100 %', 150: 'Text 150 %', 200: 'Text 200 %' }),
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language',
    toolbar: { icon: 'globe', items: asItems(toolbarNames), dynamicTitle: true },
  },
  direction: {
    description: 'Direction of reading',
    toolbar: {
      icon: 'transfer',
      items: asItems({ ltr: 'Left to right', rtl: 'Right to left' }),
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'timer',
      items: asItems({ system: 'Motion as the system asks', reduced: 'Reduced motion' }),
      dynamicTitle: true,
    },
  },
  translation: {
    description: 'Translation',
    toolbar: {
      icon: 'comment',
      items: asItems({ none: 'Not translated', browser: 'Translated by the browser' }),
      dynamicTitle: true,
    },
  },
  network: {
    description: 'What a page asks the shop over',
    toolbar: { icon: 'wrench', items: asItems(networks), dynamicTitle: true },
  },
} satisfies GlobalTypes;

export const defaultConditions = {
  scheme: 'light',
  colors: 'own',
  textSize: '100',
  language: 'en',
  direction: 'ltr',
  motion: 'system',
  translation: 'none',
  network: 'fast',
};
