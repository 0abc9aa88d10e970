import CardMedia from '@mui/material/CardMedia';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Overlays the first picture. Not displayed on touch screens, where the lazy image never loads. */
const Second = styled(CardMedia)(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  inset: '0 0 auto',
  opacity: 0,
  transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.complex }),
  '&[data-loaded="true"]': { opacity: 'var(--card-active)' },
  '@media (hover: hover)': { display: 'block' },
}));

type CardPicturesProps = {
  product: Product;
  priority: boolean;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Render the second picture; true once the card was hovered or focused. */
  withSecond: boolean;
};

/** Main picture; the second one fades in over it while `--card-active` is 1. */
export function CardPictures({ product, priority, sizes, withSecond }: CardPicturesProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [first, second] = flagmanFirst(product.images);
  return (
    <CardMedia>
      <Picture
        {...sourcesOf(first)}
        alt=""
        letter={product.name.charAt(0)}
        sizes={sizes}
        priority={priority}
      />
      {second && withSecond && (
        <Second data-loaded={isLoaded}>
          <Picture {...sourcesOf(second)} alt="" sizes={sizes} onLoad={() => setLoaded(true)} />
        </Second>
      )}
    </CardMedia>
  );
}
