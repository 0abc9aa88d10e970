import type { Category } from '../../contract/schemas/product.ts';
import { persisted, usePersisted } from './persisted.ts';

type MySizes = Partial<Record<Category, string>>;

/** Sizes are only ever compared with those that there are: what makes no sense is nobody's. */
const stored = persisted('hemline.mySizes', (value) => ({ ...(value as MySizes) }));
const none: MySizes = {};

/** The size that somebody wears of each category, as they said in this browser. */
export function useMySizes() {
  return { mySizes: usePersisted(stored) ?? none, setMySize };
}

/** Remembers a size; undefined forgets it. */
function setMySize(category: Category, size: string | undefined) {
  const { [category]: _, ...others } = stored.read() ?? none;
  stored.write(size === undefined ? others : { ...others, [category]: size });
}
