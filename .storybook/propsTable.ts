import { embedded } from './embedded.ts';

/**
 * What Storybook reads a table of props and a story's source from. A story by itself, as a link to
 * share shows it, has neither, and need not wait for a parser of JavaScript.
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
