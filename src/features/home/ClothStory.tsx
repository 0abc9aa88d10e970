import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { bannerRenditions } from '../../lib/banners.ts';
import { Picture } from '../../ui/Picture.tsx';

const Split = styled('section')(({ theme }) => ({
  display: 'grid',
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifySelf: 'center',
  padding: theme.spacing(6, 2, 7),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 5) },
}));

/** The editorial block about what the clothes are made of; `pictureUrl` shows the cloth close up. */
export function ClothStory({ pictureUrl }: { pictureUrl: string }) {
  return (
    <Split aria-labelledby="cloth-heading">
      <Picture
        src={pictureUrl}
        renditions={bannerRenditions(pictureUrl)}
        alt=""
        ratio={6 / 5}
        sizes="(min-width: 900px) 50vw, 100vw"
      />
      <Words>
        <Typography variant="h2" id="cloth-heading">
          It begins with the cloth
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '28em' }}>
          Linen that softens with every wash. Wool that keeps its shape without a lining. Denim that
          fades the way you move. We choose the cloth first and draw the garment afterwards, so that
          nothing has to hide it.
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '28em' }}>
          Each product page tells you what it is made of and how to care for it.
        </Typography>
      </Words>
    </Split>
  );
}
