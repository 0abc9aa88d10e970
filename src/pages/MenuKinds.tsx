import type { Category } from '../../contract/schemas/product.ts';
import { useProductCounts } from '../data/useProductCounts.ts';
import { KindLinks } from '../features/chrome/KindLinks.tsx';

/** The kinds of a category, in the menu; nothing where the shop has none. */
export default function MenuKinds({ category }: { category: Category }) {
  const counts = useProductCounts({ category });
  if (!counts || counts.kind.length === 0) return null;
  return <KindLinks category={category} kinds={counts.kind.map(({ value }) => value)} />;
}
