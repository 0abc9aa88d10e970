import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { bannerRenditions } from '../../lib/banners.ts';
import type { HomeBlock } from '../../lib/homeTexts.ts';
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

type ClothStoryProps = HomeBlock & {
  /** Shows the cloth close up, or what the owner tells of. */
  pictureUrl: string;
};

/** The editorial block about what the clothes are made of. */
export function ClothStory({ heading, text, pictureUrl }: ClothStoryProps) {
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
          {heading}
        </Typography>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <Typography key={paragraph} color="textSecondary" sx={{ maxWidth: '28em' }}>
            {paragraph}
          </Typography>
        ))}
      </Words>
    </Split>
  );
}
