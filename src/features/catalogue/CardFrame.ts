import { styled, type Theme } from '@mui/material/styles';

type Palette = Theme['vars']['palette'];

/** Colours of a style that a card paints; a narrow one has no room for more. */
export const maxDots = 4;

const overPicture = { gridArea: '1 / 1', zIndex: 1 } as const;

/**
 * One style for all of a card, since a list has many of them. `--card-active` is 1 while the card
 * has the pointer or the focus.
 */
export const CardFrame = styled('article')(({ theme }) => ({
  '--card-active': 0,
  '&:hover, &:focus-within': { '--card-active': 1 },
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  rowGap: theme.spacing(0.25),
  '& > picture': { gridArea: '1 / 1' },
  '& > [data-part="name"]': {
    ...theme.typography.body2,
    fontWeight: 600,
    margin: theme.spacing(1.25, 0, 0),
  },
  // Its ::after makes the whole card the link's target.
  '& > [data-part="name"] > a': {
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${theme.vars.palette.secondary.main}`,
      outlineOffset: 4,
    },
  },
  '& > [data-part="price"]': theme.typography.body2,
  '& > [data-part="colours"]': {
    '--cross': cross(theme.vars.palette),
    ...theme.typography.body2,
    height: 24,
    color: theme.vars.palette.text.secondary,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '&::before': {
      content: '""',
      display: 'inline-block',
      verticalAlign: -1,
      marginRight: theme.spacing(1),
      width: 'calc(var(--dots) * 16px - 4px)',
      height: 12,
      background: dots(theme.vars.palette),
    },
  },
  '& > [data-part="badge"]': {
    ...theme.typography.overline,
    ...overPicture,
    placeSelf: 'start',
    margin: theme.spacing(1),
    padding: theme.spacing(0.25, 1),
    letterSpacing: '0.06em',
    textTransform: 'none',
    backgroundColor: theme.vars.palette.background.paper,
    pointerEvents: 'none',
  },
  // A background of 36 px in the heart's 44, so that the heart is seen on any picture.
  '& > [aria-pressed]': {
    ...overPicture,
    placeSelf: 'start end',
    padding: 4,
    backgroundColor: theme.vars.palette.background.paper,
    backgroundClip: 'content-box',
  },
  '& > [data-part="quick-add"]': { ...overPicture, alignSelf: 'end' },
}));

/** A line on any colour, for `--cross1` and so on: the dot of a colour that is sold out. */
function cross({ text, background: { paper } }: Palette): string {
  return `linear-gradient(45deg, transparent 40%, ${paper} 0 46%, ${text.primary} 0 54%, ${paper} 0 60%, transparent 0)`;
}

/** Dots in a row, each with an edge, so that a pale one is seen on any background. */
function dots({ text }: Palette): string {
  const places = Array.from({ length: maxDots }, (_, at) => at * 16);
  return [
    ...places.map((left, at) => `var(--cross${at + 1}, none) ${left}px / 12px no-repeat`),
    `radial-gradient(circle at 6px, transparent 5px, ${text.secondary} 5.5px 6px, transparent 6.5px) 0 / 16px`,
    ...places.map(
      (left, at) =>
        `radial-gradient(circle at ${left + 6}px, var(--dot${at + 1}, transparent) 5px, transparent 5.5px)`,
    ),
  ].join(', ');
}
