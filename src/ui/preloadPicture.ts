import { preload } from 'react-dom';
import { type PictureSources, srcSetOf } from '../lib/pictures.ts';

/**
 * Has the browser ask for a page's first picture before it comes to it in the document; one that
 * does not know the best format finds its picture there.
 * @param sizes how wide it is shown, as the attribute has it
 * @param media in which windows
 */
export function preloadPicture(
  renditions: PictureSources['renditions'],
  sizes: string,
  media?: string,
) {
  const [format] = renditions?.formats ?? [];
  if (!renditions || !format) return;
  preload(renditions.url, {
    as: 'image',
    type: `image/${format}`,
    imageSrcSet: srcSetOf(renditions, format),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}
