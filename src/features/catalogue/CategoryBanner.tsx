import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import type { BannerPictures } from '../../lib/banners.ts';
import { onAnyPicture } from '../../theme/onPicture.ts';
import { touchLink } from '../../theme/touchLink.ts';
import { BannerPicture } from '../../ui/BannerPicture.tsx';

const Banner = styled(Box)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  height: 264,
  backgroundColor: theme.vars.palette.divider,
  color: theme.vars.palette.text.primary,
  '&[data-low="true"]': { height: 'auto', minHeight: 132 },
  // Keep the collars visible, with the text over the hems.
  '& img': { objectPosition: 'center top' },
  [theme.breakpoints.up('md')]: {
    height: 280,
    alignItems: 'center',
    '& img': { objectPosition: 'center' },
    '&[data-low="true"]': { minHeight: 144 },
  },
})) as typeof Box;

const Words = styled(Container)(({ theme }) => ({
  position: 'relative',
  paddingBottom: theme.spacing(2),
  [theme.breakpoints.up('md')]: { paddingBottom: 0 },
}));

const Texts = styled(Box)(({ theme }) => ({ '&[data-own]': onAnyPicture(theme) }));

/** Gradient that keeps the text readable on any picture and fades out the picture's edge. */
const Veil = styled(Box)(({ theme }) => {
  const paper = theme.vars.palette.background.default;
  return {
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(to top, ${paper}, transparent 75%)`,
    [theme.breakpoints.up('md')]: {
      backgroundImage: `linear-gradient(to right, ${paper}, transparent 60%), linear-gradient(to top, ${paper}, transparent 30%)`,
    },
  };
});

type CategoryBannerProps = {
  title: string;
  within?: { name: string; url: string } | undefined;
  /** Pictures for wide windows and for phones. */
  pictures: BannerPictures;
  /** Number of listed products; undefined while loading. */
  total: number | undefined;
  /** Filters are active: the banner shrinks to give the products room. */
  isFiltered?: boolean;
};

/** Title and number of products on a picture; keeps its height while the picture loads. */
export function CategoryBanner({
  title,
  within,
  pictures,
  total,
  isFiltered = false,
}: CategoryBannerProps) {
  return (
    <Banner component="header" data-low={isFiltered}>
      <BannerPicture pictures={pictures} />
      <Veil />
      <Words>
        <Texts data-own={pictures.isOwn}>
          {within && (
            <Link href={within.url} sx={touchLink}>
              {within.name}
            </Link>
          )}
          <Typography variant="h1">{title}</Typography>
          <Typography variant="body2" sx={{ minHeight: '1.6em' }}>
            {total !== undefined &&
              i18n.t('{count, plural, one {# product} other {# products}}', { count: total })}
          </Typography>
        </Texts>
      </Words>
    </Banner>
  );
}
