import { styled } from '@mui/material/styles';
import type { Product } from '../../../contract/schemas/product.ts';
import { flagmanFirst } from '../../lib/pictures.ts';
import { Picture } from '../../ui/Picture.tsx';

const Frame = styled('div')({ position: 'relative' });

/** Not displayed on touch, where nothing hovers: there the lazy picture is never loaded. */
const Second = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  inset: 0,
  opacity: 'var(--card-active)',
  transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.complex }),
  '@media (hover: hover)': { display: 'block' },
}));

type CardPicturesProps = { product: Product; priority: boolean };

/** The main picture, and the second one fading in over it while `--card-active` is 1. */
export function CardPictures({ product, priority }: CardPicturesProps) {
  const [first, second] = flagmanFirst(product.images);
  return (
    <Frame>
      <Picture src={first?.signedUrl} alt="" letter={product.name.charAt(0)} priority={priority} />
      {second && (
        <Second>
          <Picture src={second.signedUrl} alt="" />
        </Second>
      )}
    </Frame>
  );
}
