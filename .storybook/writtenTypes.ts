import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { WithFacts } from './componentFacts.ts';

/** Shows prop types as written in the code, where Storybook has only `union` or `unknown`. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { props = {} } = (component as WithFacts | undefined)?.facts ?? {};
  const written = Object.entries(props).map(
    ([name, { type, isRequired, description, objects }]) => {
      const { [name]: argType = { name } } = argTypes;
      const { table, type: ofControl } = argType;
      return [
        name,
        {
          ...argType,
          description: argType.description || description,
          ...(ofControl && { type: { ...ofControl, required: isRequired } }),
          table: {
            ...table,
            type: { summary: type, ...(objects.length > 0 && { detail: objects.join('\n\n') }) },
          },
        },
      ];
    },
  );
  return { ...argTypes, ...Object.fromEntries(written) };
};
