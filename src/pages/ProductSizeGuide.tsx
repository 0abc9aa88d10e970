import { useState } from 'react';
import type { Category, Product } from '../../contract/schemas/product.ts';
import { useSizeUnit } from '../data/storedSizes.ts';
import { SizeGuideDialog } from '../features/sizeGuide/SizeGuideDialog.tsx';
import { fitText } from '../lib/reviewTexts.ts';
import { useGuideScales, useMySize } from './useMySize.ts';

type ProductSizeGuideProps = {
  /** Product whose category is shown first. */
  product: Product;
  onClose: () => void;
};

/** Size guide dialog of a product page. */
export default function ProductSizeGuide({ product, onClose }: ProductSizeGuideProps) {
  const [category, setCategory] = useState<Category>(product.category);
  const { unit, setUnit } = useSizeUnit();
  const mySize = useMySize(category);
  const scales = useGuideScales(category, product);
  return (
    <SizeGuideDialog
      category={category}
      onCategoryChange={setCategory}
      unit={unit}
      onUnitChange={setUnit}
      mySize={mySize}
      scales={scales}
      fit={category === product.category ? fitText(product.fit) : undefined}
      onClose={onClose}
    />
  );
}
