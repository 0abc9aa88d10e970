import { dark, light, type Palette } from '../../src/theme/tokens.ts';
import { colourUses } from './colourUses.ts';

const names = Object.keys(light) as (keyof Palette)[];

/** The colours by name, with their use, in both schemes. */
export function Swatches() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
      }}
    >
      <Scheme title="Light" palette={light} />
      <Scheme title="Dark" palette={dark} />
    </div>
  );
}

function Scheme({ title, palette }: { title: string; palette: Palette }) {
  return (
    <section style={{ padding: 24, background: palette.paper, color: palette.ink }}>
      <strong>{title}</strong>
      {names.map((name) => (
        <div key={name} style={row}>
          <span
            style={{ ...chip, background: palette[name], border: `1px solid ${palette.mutedInk}` }}
          />
          <span>
            {name}{' '}
            <code style={{ background: 'none', border: 0, color: palette.mutedInk }}>
              {palette[name]}
            </code>
            <br />
            <small style={{ color: palette.mutedInk }}>{colourUses[name]}</small>
          </span>
        </div>
      ))}
    </section>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 12, marginTop: 12 };
const chip = { flex: 'none', width: 40, height: 40, boxSizing: 'border-box' } as const;
