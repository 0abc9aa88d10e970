import { useState } from 'react';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { Picture } from '../../ui/Picture.tsx';
import { hoverPicture } from './CardPictures.css.ts';

type CardPicturesProps = {
  product: Product;
  priority: boolean;
  /** How wide they are shown, as the attribute `sizes` has it. */
  sizes: string;
  /** The card had the pointer or the focus: only then is the second picture needed. */
  withSecond: boolean;
};

/** The main picture, and the second one fading in over it while `--card-active` is 1. */
export function CardPictures({ product, priority, sizes, withSecond }: CardPicturesProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [first, second] = flagmanFirst(product.images);
  return (
    <>
      <Picture
        {...sourcesOf(first)}
        alt=""
        letter={product.name.charAt(0)}
        sizes={sizes}
        priority={priority}
      />
      {second && withSecond && (
        <div className={hoverPicture} data-loaded={isLoaded}>
          <Picture {...sourcesOf(second)} alt="" sizes={sizes} onLoad={() => setLoaded(true)} />
        </div>
      )}
    </>
  );
}
