import Card from '@mui/material/Card';
import { cardActionsClasses } from '@mui/material/CardActions';
import { cardContentClasses } from '@mui/material/CardContent';
import { cardMediaClasses } from '@mui/material/CardMedia';
import { chipClasses } from '@mui/material/Chip';
import { linkClasses } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { touchTarget } from '../../theme/tokens.ts';

const overPicture = { gridArea: '1 / 1', zIndex: 1 } as const;

/**
 * Borderless card: media, content below, badge and actions over the media. One style covers all
 * parts, for speed in long lists. `--card-active` is 1 while the card is hovered or focused.
 */
export const CardFrame = styled(Card)(({ theme }) => ({
  '--card-active': 0,
  '&:hover, &:focus-within': { '--card-active': 1 },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  overflow: 'visible',
  boxShadow: 'none',
  backgroundColor: 'transparent',
  [`& > .${cardMediaClasses.root}`]: { gridArea: '1 / 1' },
  [`& > .${cardContentClasses.root}`]: {
    display: 'grid',
    alignContent: 'start',
    rowGap: theme.spacing(0.25),
    padding: theme.spacing(1.5, 0, 0),
  },
  // `::after` extends the link over the whole card.
  [`& .${cardContentClasses.root} > * > .${linkClasses.root}`]: {
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${theme.vars.palette.secondary.main}`,
      outlineOffset: 4,
    },
  },
  [`& > .${chipClasses.root}`]: {
    ...overPicture,
    placeSelf: 'start',
    margin: theme.spacing(1),
    // Clear of the heart, in any language.
    maxWidth: `calc(100% - ${touchTarget}px - ${theme.spacing(1.5)})`,
    pointerEvents: 'none',
  },
  [`& > .${cardActionsClasses.root}`]: {
    ...overPicture,
    display: 'grid',
    alignContent: 'space-between',
    padding: 0,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    // 36 px background within the 44 px target, so that the heart is visible on any picture.
    '& > button': {
      justifySelf: 'end',
      padding: 4,
      backgroundColor: theme.vars.palette.background.paper,
      backgroundClip: 'content-box',
    },
  },
})) as typeof Card;
