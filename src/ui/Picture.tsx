import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

type PictureProps = {
  /** Absent for a thing without a picture: the frame stays, with its first letter. */
  src?: string | undefined;
  alt: string;
  /** What the frame shows where there is no picture; the first letter of `alt` if not given. */
  letter?: string;
  /** Width to height, as `4 / 5`. */
  ratio?: number;
  /** The first picture a page shows: loaded at once and before others. */
  priority?: boolean;
};

/** A picture in a frame of fixed ratio: nothing moves when it arrives, or when it never does. */
export function Picture({
  src,
  alt,
  letter = alt.charAt(0),
  ratio = 4 / 5,
  priority = false,
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <Frame sx={{ aspectRatio: String(ratio) }}>
      {src && src !== brokenSrc ? (
        <img
          src={src}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <MissingPicture label={alt} letter={letter} />
      )}
    </Frame>
  );
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
