import { styled } from '@mui/material/styles';
import { i18n } from '../../../contract/i18n.ts';
import { measureNames } from '../../../contract/limits.ts';
import { listed } from '../../../contract/rules/beside.ts';
import {
  type GarmentShape,
  type LengthUnit,
  type MeasureDifference,
  toUnit,
} from '../../../contract/rules/measures.ts';
import { formatCount } from '../../../contract/rules/money.ts';
import type { MeasureName, Measures, SizeMeasures } from '../../../contract/schemas/measures.ts';
import { measureLabels, unitLabel } from '../../lib/labels.ts';
import { type MeasureLine, type Point, type Silhouette, silhouetteOf } from './silhouettes.ts';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: '24rem',
  marginInline: 'auto',
  color: theme.vars.palette.text.primary,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& .form': { fill: theme.vars.palette.background.paper },
  '& .seam': { stroke: theme.vars.palette.text.secondary, strokeWidth: 0.75, opacity: 0.6 },
  '& .own': { stroke: theme.vars.palette.text.secondary, strokeDasharray: '5 5', strokeWidth: 1 },
  '& .tape': { stroke: theme.vars.palette.secondary.main },
  '& text': { fontSize: 13, fill: theme.vars.palette.text.secondary, stroke: 'none' },
  // Halo, so that seams don't run through the letters.
  '& .inside': {
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 4,
    paintOrder: 'stroke',
  },
  '& .length': { fontWeight: 600, fill: theme.vars.palette.text.primary },
}));

const width = 360;
const middle = width / 2;
const top = 36;
/** Maximum size of the garment; `beside`: its width when labels are beside it. */
const room = { width: 324, beside: 200, height: 290 };

type GarmentDrawingProps = {
  shape: GarmentShape;
  /** All sizes, to draw each to the same scale. */
  rows: readonly SizeMeasures[];
  row: SizeMeasures;
  unit: LengthUnit;
  /** Shopper's own garment, outlined for comparison. */
  reference?: Measures | undefined;
};

export function GarmentDrawing({ shape, rows, row, unit, reference }: GarmentDrawingProps) {
  const own = reference && silhouetteOf(shape, { ...row, ...reference });
  const silhouette = silhouetteOf(shape, row);
  const all = [...rows.map((each) => silhouetteOf(shape, each)), ...(own ? [own] : [])];
  const hasNamesBeside = shape === 'trousers' || shape === 'skirt';
  const height = Math.max(...all.map((each) => each.height));
  const lowestName = Math.max(...all.map((each) => each.lowestName));
  const scale = Math.min(
    (hasNamesBeside ? room.beside : room.width) / 2 / Math.max(...all.map((s) => s.halfWidth)),
    room.height / height,
  );
  return (
    <Drawing
      viewBox={`0 0 ${width} ${Math.round(top + Math.max(height * scale + 16, lowestName * scale + 48))}`}
      // An attribute, because a style would be mirrored on right-to-left pages.
      direction="ltr"
      role="img"
      aria-label={i18n.t('Drawing of size {size}, laid flat: {measures}', {
        size: row.size,
        measures: describeMeasures(row, unit),
      })}
    >
      <g transform={`translate(${middle} ${top}) scale(${scale})`}>
        <Sides className="form" path={silhouette.outline} />
        <Sides className="seam" path={silhouette.seams} />
        {own && <Sides className="own" path={own.outline} />}
      </g>
      {silhouette.lines.map((line) => {
        const length = row[line.name];
        if (length === undefined) return null;
        return (
          <Tape key={line.name} line={toScale(line, scale)} length={lengthText(length, unit)} />
        );
      })}
    </Drawing>
  );
}

/** Path of the right half, and its mirror image. */
function Sides({ className, path }: { className: string; path: Silhouette['outline'] }) {
  return (
    <>
      <path className={className} d={path} />
      <path className={className} d={path} transform="scale(-1 1)" />
    </>
  );
}

/** Converts a measure's line to drawing units. */
function toScale({ points, label, ...line }: MeasureLine, scale: number): MeasureLine {
  const place = ([x, y]: Point): Point => [middle + x * scale, top + y * scale];
  return { ...line, points: points.map(place), label: place(label) };
}

const places = {
  above: { anchor: 'middle', x: 0, y: -22, stacked: false },
  beside: { anchor: 'start', x: 8, y: -24, stacked: true },
  below: { anchor: 'end', x: 18, y: 20, stacked: true },
  left: { anchor: 'end', x: -10, y: 0, stacked: true },
  right: { anchor: 'start', x: 10, y: 0, stacked: true },
} as const;

/** Dimension line with end ticks, name and length. */
function Tape({ line, length }: { line: MeasureLine; length: string }) {
  const { name, points, label, place } = line;
  const { anchor, x, y, stacked } = places[place];
  const raised = points.map(([px, py]): Point => [px, place === 'above' ? py - 14 : py]);
  const [first, ...others] = raised;
  const last = others.at(-1);
  if (!first || !last) return null;
  const labelAt = { x: label[0] + x, y: label[1] + y };
  return (
    <g>
      <path
        className="tape"
        d={`M${first}${others.length > 1 ? 'Q' : 'L'}${others.join(' ')}${tick(first, raised[1] ?? last)}${tick(last, others.at(-2) ?? first)}`}
      />
      <text {...labelAt} textAnchor={anchor} className={place === 'beside' ? 'inside' : undefined}>
        {i18n.t(measureLabels[name])}
        <tspan className="length" {...(stacked ? { x: labelAt.x, dy: 17 } : { dx: 4 })}>
          {length}
        </tspan>
      </text>
    </g>
  );
}

/** Tick at a line's end, perpendicular to the line from `other`. */
function tick([x, y]: Point, [ox, oy]: Point): string {
  const length = Math.hypot(x - ox, y - oy) || 1;
  const [dx, dy] = [((oy - y) / length) * 4, ((x - ox) / length) * 4];
  return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
}

/** Formats a length, for example `52.5 cm` or `20.7 in`. */
function lengthText(centimetres: number, unit: LengthUnit): string {
  return `${formatCount(toUnit(centimetres, unit))} ${unitLabel(unit)}`;
}

/** Lists measures, for example `length 70 cm, chest 52.5 cm`. */
export function describeMeasures(measures: Measures, unit: LengthUnit): string {
  const texts = measureNames.map((name) => {
    const length = measures[name];
    return (
      length !== undefined &&
      i18n.t(
        '{name, select, length {length {size}} chest {chest {size}} shoulder {shoulder {size}} sleeve {sleeve {size}} other {inseam {size}}}',
        { name, size: lengthText(length, unit) },
      )
    );
  });
  return listed(texts);
}

const differences: Record<MeasureName, { more: string; less: string }> = {
  length: { more: /*i18n*/ '{length} longer', less: /*i18n*/ '{length} shorter' },
  chest: {
    more: /*i18n*/ '{length} wider in the chest',
    less: /*i18n*/ '{length} narrower in the chest',
  },
  shoulder: {
    more: /*i18n*/ '{length} wider at the shoulders',
    less: /*i18n*/ '{length} narrower at the shoulders',
  },
  sleeve: {
    more: /*i18n*/ '{length} longer in the sleeve',
    less: /*i18n*/ '{length} shorter in the sleeve',
  },
  inseam: {
    more: /*i18n*/ '{length} longer in the inseam',
    less: /*i18n*/ '{length} shorter in the inseam',
  },
};

/** Lists differences, for example `2 cm longer, 1.5 cm wider in the chest`. */
export function differencesText(found: readonly MeasureDifference[], unit: LengthUnit): string {
  const told = found.filter(({ by }) => by !== 0);
  if (told.length === 0) return i18n.t('Just like yours');
  const texts = told.map(({ name, by }) =>
    i18n.t(differences[name][by > 0 ? 'more' : 'less'], {
      length: spokenLength(Math.abs(by), unit),
    }),
  );
  return listed(texts);
}

/** Spells out inches within a sentence, where `in` would read as the preposition. */
function spokenLength(centimetres: number, unit: LengthUnit): string {
  const length = toUnit(centimetres, unit);
  return unit === 'cm'
    ? i18n.t('{length} cm', { length: formatCount(length) })
    : i18n.t('{length, plural, one {# inch} other {# inches}}', { length });
}
