import { useState } from 'react';
import type { Category } from '../../contract/schemas/product.ts';
import { useMySizes } from '../data/useMySizes.ts';
import { useSizeUnit } from '../data/useSizeUnit.ts';
import { SizeGuideDialog } from '../features/sizeGuide/SizeGuideDialog.tsx';

type ProductSizeGuideProps = {
  /** The product's, which it opens at. */
  category: Category;
  onClose: () => void;
};

/** The size guide over a product's page. */
export default function ProductSizeGuide({ category: own, onClose }: ProductSizeGuideProps) {
  const [category, setCategory] = useState(own);
  const { unit, setUnit } = useSizeUnit();
  const { mySizes, setMySize } = useMySizes();
  return (
    <SizeGuideDialog
      category={category}
      onCategoryChange={setCategory}
      unit={unit}
      onUnitChange={setUnit}
      mySize={mySizes[category]}
      onMySizeChange={(size) => setMySize(category, size)}
      onClose={onClose}
    />
  );
}
