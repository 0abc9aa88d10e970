import { normalizePath, type Plugin } from 'vite';
import { isInWords, titleByFile } from './groups.ts';

/** The ids of stories go by their files, in the preview too, whatever the sidebar calls them. */
export function stableIds(): Plugin {
  return {
    name: 'stable-ids',
    transform(code, id) {
      const path = normalizePath(id);
      if (!isInWords(path)) return;
      const title = JSON.stringify(titleByFile(path));
      return { code: `${code}\nObject.assign(meta, { id: ${title} });\n`, map: null };
    },
  };
}
