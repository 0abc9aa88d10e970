import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { bannerRenditions } from '../../lib/banners.ts';
import type { HomeBlock } from '../../lib/homeTexts.ts';
import { measure } from '../../theme/tokens.ts';
import { Picture } from '../../ui/Picture.tsx';

const Split = styled(Card)(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
})) as typeof Card;

const Words = styled(CardContent)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifySelf: 'center',
  padding: theme.spacing(6, 2, 7),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  '&:last-child': { paddingBottom: theme.spacing(7) },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(6, 5),
    '&:last-child': { paddingBottom: theme.spacing(6) },
  },
}));

type ClothStoryProps = HomeBlock & {
  /** Close-up of the cloth, or the owner's picture. */
  pictureUrl: string;
};

export function ClothStory({ heading, text, pictureUrl }: ClothStoryProps) {
  return (
    <Split component="section" elevation={0} square aria-labelledby="cloth-heading">
      <Picture
        src={pictureUrl}
        renditions={bannerRenditions(pictureUrl)}
        alt=""
        ratio={6 / 5}
        sizes="(min-width: 900px) 50vw, 100vw"
      />
      <Words>
        <Typography variant="h2" id="cloth-heading" dir="auto">
          {heading}
        </Typography>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <Typography key={paragraph} dir="auto" color="textSecondary" sx={{ maxWidth: '28em' }}>
            {paragraph}
          </Typography>
        ))}
      </Words>
    </Split>
  );
}

const Note = styled(Stack)(({ theme }) => ({
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(8, 2),
  textAlign: 'center',
  textWrap: 'balance',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(14) },
})) as typeof Stack;

export function BrandNote({ heading, text }: HomeBlock) {
  return (
    <Note component="section" aria-labelledby="brand-heading">
      <Typography variant="h2" id="brand-heading" dir="auto" sx={{ maxWidth: '24ch' }}>
        {heading}
      </Typography>
      {text && (
        <Typography dir="auto" color="textSecondary" sx={{ maxWidth: measure }}>
          {text}
        </Typography>
      )}
      <Button href={paths.aboutUs} variant="outlined" size="large">
        {i18n.t('Read our story')}
      </Button>
    </Note>
  );
}
