import { styled } from '@mui/material/styles';
import { bannerSource } from '../../lib/banners.ts';

/** From edge to edge; higher on a phone, where a band would be a strip. */
const Band = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  marginBottom: theme.spacing(7),
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.up('sm')]: { aspectRatio: '3 / 1' },
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(12) },
}));

/** A picture that parts the story from those who tell it. */
export function StoryBand({ pictureUrl }: { pictureUrl: string }) {
  return (
    <picture>
      <source {...bannerSource(pictureUrl, '100vw')} />
      <Band src={pictureUrl} alt="" loading="lazy" />
    </picture>
  );
}
