import { styled } from '@mui/material/styles';
import type { GarmentShape, LengthUnit } from '../../../contract/rules/measures.ts';
import type { Measures, SizeMeasures } from '../../../contract/schemas/measures.ts';
import { measureLabels } from '../../lib/measureLabels.ts';
import type { MeasureLine, Point, Silhouette } from './geometry.ts';
import { lengthText, measuresInWords } from './measureTexts.ts';
import { silhouetteOf } from './silhouettes.ts';

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
  // Upon seams, which would run through the letters.
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
/** The garment's room; beside it stand the names of trousers and skirts. */
const room = { width: 324, beside: 200, height: 290 };

type GarmentDrawingProps = {
  shape: GarmentShape;
  /** All sizes: each is drawn to the same scale. */
  rows: readonly SizeMeasures[];
  row: SizeMeasures;
  unit: LengthUnit;
  /** A garment of the shopper's own, drawn behind it. */
  reference?: Measures | undefined;
};

/** A size of a garment as it lies flat, to scale, with its measures where they are taken. */
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
      // Not as a style, which a page that is read from the right would have mirrored.
      direction="ltr"
      role="img"
      aria-label={`Drawing of size ${row.size}, laid flat: ${measuresInWords(row, unit)}`}
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

/** A path of the right side, and the same of the left one. */
function Sides({ className, path }: { className: string; path: Silhouette['outline'] }) {
  return (
    <>
      <path className={className} d={path} />
      <path className={className} d={path} transform="scale(-1 1)" />
    </>
  );
}

/** The line of a measure in the drawing's own units. */
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

/** A line with a tick at each end, and the name and length of what it measures. */
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
        {measureLabels[name]}
        <tspan className="length" {...(stacked ? { x: labelAt.x, dy: 17 } : { dx: 4 })}>
          {length}
        </tspan>
      </text>
    </g>
  );
}

/** Across the line at its end, towards which it comes from `other`. */
function tick([x, y]: Point, [ox, oy]: Point): string {
  const length = Math.hypot(x - ox, y - oy) || 1;
  const [dx, dy] = [((oy - y) / length) * 4, ((x - ox) / length) * 4];
  return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
}
