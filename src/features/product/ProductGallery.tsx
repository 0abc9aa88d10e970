import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { GalleryPicture } from '../../lib/pictures.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useGalleryPopup } from '../../ui/useGalleryPopup.tsx';
import { GalleryDots } from './GalleryDots.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';

const Layout = styled('section', { shouldForwardProp: (name) => name !== 'single' })<{
  single: boolean;
}>(({ theme, single }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: single ? {} : { gridTemplateColumns: '72px minmax(0, 1fr)' },
}));

/** Selector of the visible slide. */
const inSight = 'button:not([inert])';

type ProductGalleryProps = {
  name: string;
  /** Main picture first. */
  pictures: readonly GalleryPicture[];
};

/** Product pictures with thumbnails beside them, or dots below on phones. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const { isOpen, index, setIndex, openAt, popup } = useGalleryPopup('gallery', name, pictures);
  const main = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);

  // The popup may close on another picture than it opened with: focus the visible one.
  useEffect(() => {
    if (wasOpen.current && !isOpen) main.current?.querySelector<HTMLElement>(inSight)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (pictures.length === 0) return <Picture alt={name} />;
  const isSingle = pictures.length === 1;
  const choice = { pictures, index, onChoose: setIndex };

  function imageInSight() {
    return main.current?.querySelector<HTMLImageElement>(`${inSight} img`);
  }

  return (
    <Layout aria-label="Pictures" single={isSingle}>
      {!isSingle && (
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <GalleryThumbnails {...choice} />
        </Box>
      )}
      <Box ref={main} sx={{ minWidth: 0 }}>
        <GalleryStrip {...choice} onOpen={() => openAt(index, imageInSight())} />
        {!isSingle && (
          <Box sx={{ display: { md: 'none' } }}>
            <GalleryDots {...choice} />
          </Box>
        )}
      </Box>
      {popup}
    </Layout>
  );
}
