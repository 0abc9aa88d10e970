import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { formatAt, type GalleryPicture, type PictureFormat } from '../../lib/pictures.ts';
import { GalleryOverlay } from '../../ui/GalleryOverlay.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useOverlay } from '../../ui/useOverlay.ts';
import { GalleryDots } from './GalleryDots.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';

const Layout = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    '&[data-single="false"]': { gridTemplateColumns: '72px minmax(0, 1fr)' },
  },
}));

/** The one of the strip's slides that can be pressed. */
const inSight = 'button:not([inert])';

type ProductGalleryProps = {
  name: string;
  /** The main picture first. */
  pictures: readonly GalleryPicture[];
};

/** The pictures of a product: thumbnails beside the main one, or dots below it on a phone. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const [index, setIndex] = useState(0);
  const [format, setFormat] = useState<PictureFormat>();
  const popup = useOverlay('gallery');
  const main = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(popup.isOpen);

  // The popup may end at another picture than it began with: the focus goes to the one in sight.
  useEffect(() => {
    if (wasOpen.current && !popup.isOpen)
      main.current?.querySelector<HTMLElement>(inSight)?.focus();
    wasOpen.current = popup.isOpen;
  }, [popup.isOpen]);

  if (pictures.length === 0) return <Picture alt={name} />;
  const isSingle = pictures.length === 1;
  const choice = { pictures, index, onChoose: setIndex };

  // The browser has chosen a format for the picture in sight: it takes the same in the popup.
  function openPopup() {
    const shown = main.current?.querySelector<HTMLImageElement>(`${inSight} img`);
    setFormat(formatAt(shown?.currentSrc ?? '', pictures[index]?.renditions));
    popup.open();
  }

  return (
    <Layout aria-label="Pictures" data-single={isSingle}>
      {!isSingle && (
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <GalleryThumbnails {...choice} />
        </Box>
      )}
      <Box ref={main} sx={{ minWidth: 0 }}>
        <GalleryStrip {...choice} onOpen={openPopup} />
        {!isSingle && (
          <Box sx={{ display: { md: 'none' } }}>
            <GalleryDots {...choice} />
          </Box>
        )}
      </Box>
      <GalleryOverlay
        open={popup.isOpen}
        name={name}
        pictures={pictures}
        index={index}
        format={format}
        onView={setIndex}
        onClose={popup.close}
      />
    </Layout>
  );
}
