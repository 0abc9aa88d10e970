import { useState } from 'react';
import type { Category, Product } from '../../contract/schemas/product.ts';
import { useSizeUnit } from '../data/useSizeUnit.ts';
import { SizeGuideDialog } from '../features/sizeGuide/SizeGuideDialog.tsx';
import { fitText } from '../lib/reviewTexts.ts';
import { useMySize } from './useMySize.ts';

type ProductSizeGuideProps = {
  /** It opens at its category. */
  product: Product;
  onClose: () => void;
};

/** The size guide over a product's page. */
export default function ProductSizeGuide({ product, onClose }: ProductSizeGuideProps) {
  const [category, setCategory] = useState<Category>(product.category);
  const { unit, setUnit } = useSizeUnit();
  const mySize = useMySize(category);
  return (
    <SizeGuideDialog
      category={category}
      onCategoryChange={setCategory}
      unit={unit}
      onUnitChange={setUnit}
      mySize={mySize}
      fit={category === product.category ? fitText(product.fit) : undefined}
      onClose={onClose}
    />
  );
}
