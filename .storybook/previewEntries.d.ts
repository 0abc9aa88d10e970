/** Types of untyped `@storybook/react` entries that are used here. */
declare module '@storybook/react/entry-preview-argtypes' {
  import type { ProjectAnnotations, Renderer } from 'storybook/internal/types';

  export const argTypesEnhancers: ProjectAnnotations<Renderer>['argTypesEnhancers'];
  export const parameters: { docs: object };
}

declare module '@storybook/react/entry-preview-docs' {
  import type { ProjectAnnotations, Renderer } from 'storybook/internal/types';

  export const applyDecorators: ProjectAnnotations<Renderer>['applyDecorators'];
  export const decorators: ProjectAnnotations<Renderer>['decorators'];
  export const parameters: { docs: object };
}

declare module '@storybook/react/preset' {
  type Entry = { importPath: string; title: string };
  type Options = { manifestEntries?: Entry[] };

  /** Adds the components of these entries to the manifests. */
  export function experimental_manifests(manifests: object, options: Options): Promise<object>;
}
