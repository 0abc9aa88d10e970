import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type BannerPictures, bannerSource } from '../../lib/banners.ts';
import { filling, onAnyPicture } from '../../theme/onPicture.ts';

const Tiles = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(3), paddingTop: theme.spacing(3) },
}));

const Tile = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: 72,
  padding: theme.spacing(2),
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover img': { transform: 'scale(1.02)' },
  [theme.breakpoints.up('sm')]: { aspectRatio: '8 / 5' },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
}));

const Cover = styled('img')(({ theme }) => ({
  ...filling,
  objectPosition: 'left center',
  transition: theme.transitions.create('transform', {
    duration: theme.transitions.duration.complex,
    easing: theme.transitions.easing.easeOut,
  }),
}));

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  // Beside the garments, on the narrowest phone, too.
  fontSize: 'clamp(1.25rem, 6.5vw, 1.75rem)',
  position: 'relative',
  justifySelf: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: 'transparent',
  textUnderlineOffset: 6,
  'a:hover > &': { textDecorationColor: 'currentColor' },
  [theme.breakpoints.up('lg')]: { fontSize: theme.typography.h2.fontSize },
  '&[data-own]': onAnyPicture(theme),
}));

/** Side by side a tile shows a part of it. */
const coverSizes = '(min-width: 600px) 54vw, calc(100vw - 32px)';

type CategoryTilesProps = {
  tiles: readonly {
    label: string;
    to: string;
    /** Ours are calm on their left, where the name stands. */
    pictures: Pick<BannerPictures, 'wide' | 'isOwn'>;
  }[];
};

/**
 * The ways into the shop, as pictures. Ours are pale in either scheme, so the words on them always
 * are those of the light one.
 */
export function CategoryTiles({ tiles }: CategoryTilesProps) {
  return (
    <Container>
      <Tiles aria-label="Shop by category">
        {tiles.map(({ label, to, pictures: { wide, isOwn } }) => (
          <Tile key={to} to={to} data-color-scheme="light">
            <picture>
              <source {...bannerSource(wide, coverSizes)} />
              {/* In sight below the banner's, which the page waits for. */}
              <Cover src={wide} alt="" loading="lazy" fetchPriority="low" />
            </picture>
            <Name data-own={isOwn}>{label}</Name>
          </Tile>
        ))}
      </Tiles>
    </Container>
  );
}
