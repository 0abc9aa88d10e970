import { styled } from '@mui/material/styles';
import { type CSSProperties, useState } from 'react';
import { largestOf, type PictureSources, srcSetOf } from '../lib/pictures.ts';

/**
 * While loading, the `img` background shows the rendition seen on a previous page, or a blurred
 * placeholder of a few pixels.
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
    // Hide the alt text, which would show on the placeholder until the picture loads.
    color: 'transparent',
  },
}));

/** Without `src`, the frame shows the first letter of `alt`. */
type PictureProps = PictureSources & {
  alt: string;
  /** `sizes` attribute; defaults to the window's width. */
  sizes?: string;
  /** Shown if there is no picture; defaults to the first letter of `alt`. */
  letter?: string;
  /** Width to height, for example `4 / 5`. */
  ratio?: number;
  /** Load eagerly and with high priority; for pictures above the fold. */
  priority?: boolean;
  onLoad?: () => void;
};

/** Width in px for browsers without AVIF, from before 2024, whose screens are as old. */
const olderWidth = 960;

/**
 * Picture in a frame of fixed ratio, without layout shift on load or failure. The browser picks a
 * rendition in the best format; browsers without that format get a medium one. If renditions fail,
 * falls back to `src`.
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

/** Rendition last shown by picture URL; it is cached while a larger one loads. */
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
