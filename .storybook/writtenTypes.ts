import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { WithFacts } from './componentFacts.ts';

type Documented = WithFacts & {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
};

/** A choice of a few words or numbers is shown as it is; all else by the name that the author gave its type. */
const choice = /^\|?\s*('[^']*'|\d+)(\s*\|\s*('[^']*'|\d+|undefined))+$/;

/** Storybook says `union` or `unknown` of what it can't look up: props have the types that the code has. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { facts, __docgenInfo: docgen } = (component ?? {}) as Documented;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const resolved = docgen?.props?.[name]?.tsType?.raw;
      const summary =
        resolved && choice.test(resolved) ? resolved : (facts?.types[name] ?? resolved);
      if (!summary) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
};
