import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { focusRing } from '../../theme/tokens.ts';

const { palette } = theme.vars;
const { typography } = theme;

/** Colours of a style that a card paints; a narrow one has no room for more. */
export const maxDots = 4;

/**
 * Its parts are known by their attributes and have no classes, since a list has many of them.
 * `--card-active` is 1 while the card has the pointer or the focus.
 */
export const card = style({
  vars: { '--card-active': '0' },
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  rowGap: theme.spacing(0.25),
  selectors: { '&:hover, &:focus-within': { vars: { '--card-active': '1' } } },
});

globalStyle(`${card} > picture`, { gridArea: '1 / 1' });

globalStyle(`${card} > [data-part="name"]`, {
  ...typography.body2,
  fontWeight: 600,
  margin: theme.spacing(1.25, 0, 0),
});

const link = `${card} > [data-part="name"] > a`;

globalStyle(link, { color: 'inherit', textDecoration: 'none', overflowWrap: 'anywhere' });

// Makes the whole card the link's target.
globalStyle(`${link}::after`, { content: '""', position: 'absolute', inset: 0 });

globalStyle(`${link}:focus-visible`, { outline: 'none' });

globalStyle(`${link}:focus-visible::after`, {
  ...focusRing,
  outlineOffset: 4,
});

globalStyle(`${card} > [data-part="price"]`, typography.body2);

globalStyle(`${card} > [data-part="colours"]`, {
  ...typography.body2,
  vars: { '--cross': cross() },
  height: 24,
  color: palette.text.secondary,
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

globalStyle(`${card} > [data-part="colours"]::before`, {
  content: '""',
  display: 'inline-block',
  verticalAlign: -1,
  marginInlineEnd: theme.spacing(1),
  width: 'calc(var(--dots) * 16px - 4px)',
  height: 12,
  background: dots(),
});

const overPicture = { gridArea: '1 / 1', zIndex: 1 } as const;

globalStyle(`${card} > [data-part="badge"]`, {
  ...typography.overline,
  ...overPicture,
  placeSelf: 'start',
  margin: theme.spacing(1),
  padding: theme.spacing(0.25, 1),
  letterSpacing: '0.06em',
  textTransform: 'none',
  backgroundColor: palette.background.paper,
  pointerEvents: 'none',
});

// A background of 36 px in the heart's 44, so that the heart is seen on any picture.
globalStyle(`${card} > [aria-pressed]`, {
  ...overPicture,
  placeSelf: 'start end',
  padding: 4,
  backgroundColor: palette.background.paper,
  backgroundClip: 'content-box',
});

globalStyle(`${card} > [data-part="quick-add"]`, { ...overPicture, alignSelf: 'end' });

/** A line on any colour, for `--cross1` and so on: the dot of a colour that is sold out. */
function cross(): string {
  const { paper } = palette.background;
  return `linear-gradient(45deg, transparent 40%, ${paper} 0 46%, ${palette.text.primary} 0 54%, ${paper} 0 60%, transparent 0)`;
}

/** Dots in a row, each with an edge, so that a pale one is seen on any background. */
function dots(): string {
  const places = Array.from({ length: maxDots }, (_, at) => at * 16);
  return [
    ...places.map((left, at) => `var(--cross${at + 1}, none) ${left}px / 12px no-repeat`),
    `radial-gradient(circle at 6px, transparent 5px, ${palette.text.secondary} 5.5px 6px, transparent 6.5px) 0 / 16px`,
    ...places.map(
      (left, at) =>
        `radial-gradient(circle at ${left + 6}px, var(--dot${at + 1}, transparent) 5px, transparent 5.5px)`,
    ),
  ].join(', ');
}
