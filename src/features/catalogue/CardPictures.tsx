import CardMedia from '@mui/material/CardMedia';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { Product } from '../../../contract/schemas/product.ts';
import { sourcesOf } from '../../lib/pictures.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Over the first, at the head of the card. Not displayed on touch, where nothing hovers: there the lazy picture is never loaded. */
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
