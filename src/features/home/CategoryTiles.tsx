import Card, { cardClasses } from '@mui/material/Card';
import CardMedia, { cardMediaClasses } from '@mui/material/CardMedia';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { type BannerPictures, bannerSource } from '../../lib/banners.ts';
import { filling, onAnyPicture } from '../../theme/onPicture.ts';

const Tiles = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(3), paddingTop: theme.spacing(3) },
})) as typeof Container;

const Tile = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: 72,
  padding: theme.spacing(2),
  backgroundColor: theme.vars.palette.divider,
  textDecoration: 'none',
  [`&:hover .${cardMediaClasses.root}`]: { transform: 'scale(1.02)' },
  [theme.breakpoints.up('sm')]: { aspectRatio: '8 / 5' },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
})) as typeof Card;

const Cover = styled(CardMedia)(({ theme }) => ({
  ...filling,
  // The calm side; "left" would be mirrored twice from right to left.
  objectPosition: '0 center',
  transition: theme.transitions.create('transform', {
    duration: theme.transitions.duration.complex,
    easing: theme.transitions.easing.easeOut,
  }),
})) as typeof CardMedia;

const Name = styled(Typography)(({ theme }) => ({
  // Fits beside the garments even on the narrowest phone.
  fontSize: 'clamp(1.25rem, 6.5vw, 1.75rem)',
  position: 'relative',
  justifySelf: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: 'transparent',
  textUnderlineOffset: 6,
  [`.${cardClasses.root}:hover > &`]: { textDecorationColor: 'currentColor' },
  [theme.breakpoints.up('lg')]: { fontSize: theme.typography.h2.fontSize },
  '&[data-own]': onAnyPicture(theme),
})) as typeof Typography;

/** `sizes` of the pictures, which are cropped when tiles are side by side. */
const coverSizes = '(min-width: 600px) 54vw, calc(100vw - 32px)';

type CategoryTilesProps = {
  tiles: readonly {
    label: string;
    to: string;
    /** Default pictures have a calm left side for the name. */
    pictures: Pick<BannerPictures, 'wide' | 'isOwn'>;
  }[];
};

/**
 * Picture links to the categories. The default pictures are pale in both colour schemes, so their
 * text always uses the light scheme.
 */
export function CategoryTiles({ tiles }: CategoryTilesProps) {
  return (
    <Tiles component="nav" aria-label={i18n.t('Shop by category')}>
      {tiles.map(({ label, to, pictures: { wide, isOwn } }) => (
        <Tile key={to} component={Link} to={to} elevation={0} square data-color-scheme="light">
          <picture>
            <source {...bannerSource(wide, coverSizes)} />
            {/* Low priority: the banner above loads first. */}
            <Cover component="img" src={wide} alt="" loading="lazy" fetchPriority="low" />
          </picture>
          <Name variant="h3" component="span" data-own={isOwn}>
            {label}
          </Name>
        </Tile>
      ))}
    </Tiles>
  );
}
