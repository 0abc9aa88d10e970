import type { Category } from '../../contract/schemas/product.ts';
import { useProductCounts } from '../data/useProductCounts.ts';
import { KindLinks, KindPanel } from '../features/chrome/KindPanel.tsx';

type MenuKindsProps = {
  category: Category;
  /** In the navbar, not in the phone menu. */
  inBar: boolean;
};

/** Kinds of a category in the menu, if any. */
export default function MenuKinds({ category, inBar }: MenuKindsProps) {
  const counts = useProductCounts({ category });
  if (!counts || counts.kind.length === 0) return null;
  const Kinds = inBar ? KindPanel : KindLinks;
  return <Kinds category={category} kinds={counts.kind.map(({ value }) => value)} />;
}
