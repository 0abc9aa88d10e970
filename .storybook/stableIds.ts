import { normalizePath, type Plugin } from 'vite';
import { hasOwnName, inSentence, titleByFile } from './groups.ts';

/**
 * Derives in the preview, too, story ids from file names, whatever their sidebar titles, and names
 * and tags of behaviours from their exports.
 */
export function stableIds(): Plugin {
  return {
    name: 'stable-ids',
    transform(code, id) {
      const path = normalizePath(id);
      if (!hasOwnName(path)) return;
      const title = JSON.stringify(titleByFile(path));
      const behaviours = [...code.matchAll(/^export const (\w+)/gm)].map(
        ([, name = '']) =>
          `if (${name}.play) Object.assign(${name}, { name: ${JSON.stringify(inSentence(name))}, tags: ['behaviour'], ...${name} });\n`,
      );
      return {
        code: `${code}\nObject.assign(meta, { id: ${title} });\n${behaviours.join('')}`,
        map: null,
      };
    },
  };
}
