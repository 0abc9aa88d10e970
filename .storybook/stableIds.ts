import { normalizePath, type Plugin } from 'vite';
import { hasOwnName, titleByFile } from './groups.ts';

/** Derives story ids from file names in the preview, too, whatever their sidebar titles. */
export function stableIds(): Plugin {
  return {
    name: 'stable-ids',
    transform(code, id) {
      const path = normalizePath(id);
      if (!hasOwnName(path)) return;
      const title = JSON.stringify(titleByFile(path));
      return { code: `${code}\nObject.assign(meta, { id: ${title} });\n`, map: null };
    },
  };
}
