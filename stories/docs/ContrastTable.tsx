import { docsColour } from '../../.storybook/docsStyles.ts';
import { dark, light, type Palette } from '../../src/theme/tokens.ts';
import { contrastRatio, type Pair, pairs } from './contrast.ts';

/** Contrast of each pair of text and background in both schemes. */
export function ContrastTable() {
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th scope="col" style={cell}>
            Pair
          </th>
          <th scope="col" style={cell}>
            Use
          </th>
          <th scope="col" style={cell}>
            Asked
          </th>
          <th scope="col" style={cell}>
            Light
          </th>
          <th scope="col" style={cell}>
            Dark
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.text} on ${pair.background}`}>
            <th scope="row" style={{ ...cell, fontWeight: 600 }}>
              {pair.text} on {pair.background}
            </th>
            <td style={cell}>{pair.use}</td>
            <td style={cell}>{pair.least} : 1</td>
            <Measured pair={pair} palette={light} />
            <Measured pair={pair} palette={dark} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Measured({ pair, palette }: { pair: Pair; palette: Palette }) {
  const text = palette[pair.text];
  const background = palette[pair.background];
  const ratio = contrastRatio(text, background);
  return (
    <td style={{ ...cell, color: text, background, whiteSpace: 'nowrap' }}>
      {ratio.toFixed(1)} : 1 {ratio >= pair.least ? 'passes' : 'fails'}
    </td>
  );
}

const cell = {
  padding: '8px 12px',
  textAlign: 'start',
  border: `1px solid ${docsColour('hairline')}`,
} as const;
