import { styled } from '@mui/material/styles';
import { type CSSProperties, useState } from 'react';
import { largestOf, type PictureSources, srcSetOf } from '../lib/pictures.ts';

/**
 * The background of the `img` is what the page before has shown of it, or else the placeholder, whose
 * few pixels the browser smooths.
 */
const Frame = styled('picture')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& > img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    backgroundImage: 'var(--seen, var(--placeholder))',
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    // The words would stand on the placeholder until the picture covers them.
    color: 'transparent',
  },
}));

/** Without a `src` the frame stays, with the first letter of `alt`. */
type PictureProps = PictureSources & {
  alt: string;
  /** How wide it is shown, as the attribute `sizes` has it; as wide as the window if not given. */
  sizes?: string;
  /** What the frame shows where there is no picture; the first letter of `alt` if not given. */
  letter?: string;
  /** Width to height, as `4 / 5`. */
  ratio?: number;
  /** The first picture a page shows: loaded at once and before the others, which wait behind it. */
  priority?: boolean;
  onLoad?: () => void;
};

/** In px: a browser without AVIF is from before 2024, and so is its screen. */
const olderWidth = 960;

/**
 * A picture in a frame of fixed ratio: nothing moves when it arrives, or when it never does. The
 * browser chooses among its renditions in the best format; one that does not know it takes a middle
 * one. Where they fail, it is loaded from `src`.
 */
export function Picture({
  src,
  renditions,
  placeholder,
  alt,
  sizes = '100vw',
  letter = alt.charAt(0),
  ratio = 4 / 5,
  priority = false,
  onLoad,
}: PictureProps) {
  const [failure, setFailure] = useState({ src, attempts: 0 });
  const attempts = failure.src === src ? failure.attempts : 0;
  const offered = attempts === 0 ? renditions : undefined;
  const isMissing = !src || attempts > (renditions ? 1 : 0);
  const style = { aspectRatio: String(ratio) };
  if (isMissing) {
    return (
      <Frame as="div" style={style}>
        <MissingPicture label={alt} letter={letter} />
      </Frame>
    );
  }
  return (
    <Frame style={style}>
      {offered?.formats[0] && (
        <source
          type={`image/${offered.formats[0]}`}
          srcSet={srcSetOf(offered, offered.formats[0])}
          sizes={sizes}
        />
      )}
      <img
        src={largestOf({ src, renditions: offered }, olderWidth)}
        alt={alt}
        ref={seenBefore}
        style={
          placeholder ? ({ '--placeholder': `url("${placeholder}")` } as CSSProperties) : undefined
        }
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
        onLoad={onLoad}
        onError={() => setFailure({ src, attempts: attempts + 1 })}
      />
    </Frame>
  );
}

/** The rendition that was shown of each picture: it is at hand, where a larger one is on its way. */
const seen = new Map<string, string>();

function seenBefore(img: HTMLImageElement) {
  const rendition = seen.get(img.src);
  if (rendition) img.style.setProperty('--seen', `url("${rendition}")`);
  return () => {
    if (img.complete && img.naturalWidth > 0) seen.set(img.src, img.currentSrc);
  };
}

const Missing = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.text.secondary,
  ...theme.typography.h2,
}));

function MissingPicture({ label, letter }: { label: string; letter: string }) {
  if (!label) return <Missing aria-hidden>{letter}</Missing>;
  return (
    <Missing role="img" aria-label={label}>
      <span aria-hidden>{letter}</span>
    </Missing>
  );
}
