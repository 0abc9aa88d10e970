import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type UIEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { GalleryPicture } from '../../lib/pictures.ts';
import { navbarHeight, touchTarget } from '../../theme/tokens.ts';
import { preloadPicture, scrolledFromStart, towardsEnd } from '../../ui/browser.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useGalleryPopup } from '../../ui/useGalleryPopup.tsx';

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

  // The popup may close on a different picture than it opened with: focus the visible one.
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
    <Layout aria-label={i18n.t('Pictures')} single={isSingle}>
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

const Strip = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

/** Heights to keep visible on a phone's first screen, in px: the dots, a name of two lines. */
const below = { marks: touchTarget, name: 80 };

const Slide = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  cursor: 'zoom-in',
  '&.Mui-focusVisible': { outlineOffset: -4 },
  // Leave room for name, price and size on the first screen.
  [theme.breakpoints.down('sm')]: {
    '& > *': {
      marginInline: 'auto',
      maxHeight: `max(240px, 100svh - ${navbarHeight.phone + below.marks + below.name}px - var(--footer-actions, 77px) - var(--footer-banner, 0px))`,
    },
  },
}));

/** `sizes` of the slides: full-bleed on phones, else the wider column minus the thumbnails. */
const slideSizes =
  '(min-width: 1440px) 696px, (min-width: 900px) calc(58vw - 144px), (min-width: 600px) calc(58vw - 42px), 100vw';

type GalleryStripProps = {
  pictures: readonly GalleryPicture[];
  index: number;
  /** Called after a swipe to another picture. */
  onChoose: (index: number) => void;
  onOpen: () => void;
};

/** Carousel with one visible picture: swipe for the next, press to view it full screen. */
export function GalleryStrip({ pictures, index, onChoose, onOpen }: GalleryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  preloadPicture(pictures[0]?.renditions, slideSizes);

  useLayoutEffect(() => {
    const element = strip.current;
    if (element && slideInSight(element) !== index) {
      const left = towardsEnd(element, index * element.clientWidth);
      element.scrollTo({ left, behavior: 'instant' });
    }
  }, [index]);

  // Report slides at rest only; reporting one in passing would cancel the swipe.
  function report({ currentTarget }: UIEvent<HTMLDivElement>) {
    const slide = slideInSight(currentTarget);
    const distance = Math.abs(scrolledFromStart(currentTarget) - slide * currentTarget.clientWidth);
    if (distance < 2) onChoose(slide);
  }

  return (
    <Strip ref={strip} onScroll={report}>
      {pictures.map(({ alt, label: _, ...sources }, position) => (
        <Slide
          key={sources.src}
          inert={position !== index}
          aria-label={i18n.t('{picture}: view full screen', { picture: alt })}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Picture {...sources} alt={alt} sizes={slideSizes} priority={position === 0} />
        </Slide>
      ))}
    </Strip>
  );
}

function slideInSight(strip: HTMLElement): number {
  return Math.round(scrolledFromStart(strip) / Math.max(1, strip.clientWidth));
}

/** Doesn't clip the focus ring. */
const Column = styled(ImageList)({ margin: 0, overflow: 'visible' }) as typeof ImageList;

const Thumbnail = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  opacity: 0.7,
  transition: theme.transitions.create('opacity'),
  '&:hover': { opacity: 1 },
  '&[aria-current="true"]': {
    opacity: 1,
    boxShadow: `0 2px 0 ${theme.vars.palette.text.primary}`,
  },
}));

type GalleryThumbnailsProps = {
  pictures: readonly GalleryPicture[];
  index: number;
  onChoose: (index: number) => void;
};

export function GalleryThumbnails({ pictures, index, onChoose }: GalleryThumbnailsProps) {
  return (
    <Column
      component="div"
      cols={1}
      gap={8}
      rowHeight="auto"
      role="group"
      aria-label={i18n.t('Choose a picture')}
    >
      {pictures.map(({ alt: _, label, ...sources }, position) => (
        <ImageListItem key={sources.src} component="div">
          <Thumbnail
            aria-label={label}
            aria-current={position === index}
            onClick={() => onChoose(position)}
          >
            <Picture {...sources} alt="" sizes="72px" />
          </Thumbnail>
        </ImageListItem>
      ))}
    </Column>
  );
}

const Dot = styled(ButtonBase)(({ theme }) => ({
  width: touchTarget,
  height: touchTarget,
  '&::after': {
    content: '""',
    width: 32,
    borderTop: `3px solid ${theme.vars.palette.text.primary}`,
    transform: 'scaleY(0.34)',
    transition: theme.transitions.create('transform'),
  },
  '&[aria-current="true"]::after': { transform: 'none' },
}));

type GalleryDotsProps = {
  pictures: readonly GalleryPicture[];
  index: number;
  onChoose: (index: number) => void;
};

/** One dot per picture, for navigation; the visible picture's dot is emphasized. */
export function GalleryDots({ pictures, index, onChoose }: GalleryDotsProps) {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={i18n.t('Choose a picture')}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {pictures.map(({ src, label }, position) => (
        <Dot
          key={src}
          aria-label={label}
          aria-current={position === index}
          onClick={() => onChoose(position)}
        />
      ))}
    </Stack>
  );
}
