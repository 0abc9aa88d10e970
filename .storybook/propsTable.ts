import { embedded } from './embedded.ts';

/**
 * Loads what Storybook needs for props tables and story sources. Standalone stories show neither,
 * and need not wait for a JavaScript parser.
 */
const isWithin = window.parent !== window && !location.search.includes(embedded);
const isPage = location.search.includes('viewMode=docs');
const [argTypes, docs] =
  isWithin || isPage
    ? await Promise.all([
        import('@storybook/react/entry-preview-argtypes'),
        import('@storybook/react/entry-preview-docs'),
      ])
    : [];

export const argTypesEnhancers = argTypes?.argTypesEnhancers;
export const applyDecorators = docs?.applyDecorators;
export const decorators = docs?.decorators;
export const parameters = { docs: { ...argTypes?.parameters.docs, ...docs?.parameters.docs } };
