import Card from '@mui/material/Card';
import { cardActionsClasses } from '@mui/material/CardActions';
import { cardContentClasses } from '@mui/material/CardContent';
import { cardMediaClasses } from '@mui/material/CardMedia';
import { chipClasses } from '@mui/material/Chip';
import { linkClasses } from '@mui/material/Link';
import { styled } from '@mui/material/styles';

const overPicture = { gridArea: '1 / 1', zIndex: 1 } as const;

/**
 * A card without an edge: media, content below it, badge and actions over the media. One style for
 * all of its parts, since a list has many cards. `--card-active` is 1 while the card has the pointer
 * or the focus.
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
  // Its ::after makes the whole card the link's target.
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
    pointerEvents: 'none',
  },
  [`& > .${cardActionsClasses.root}`]: {
    ...overPicture,
    display: 'grid',
    alignContent: 'space-between',
    padding: 0,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    // A background of 36 px in the heart's 44, so that the heart is seen on any picture.
    '& > button': {
      justifySelf: 'end',
      padding: 4,
      backgroundColor: theme.vars.palette.background.paper,
      backgroundClip: 'content-box',
    },
  },
})) as typeof Card;
