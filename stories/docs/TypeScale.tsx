import { theme } from '../../src/theme/theme.ts';
import { typeScale } from '../../src/theme/tokens.ts';
import { sizesInPx, type TypeStyle, typeUses } from './typeUses.ts';

/** The theme's type styles with use, font, weight and line height. */
export function TypeScale() {
  return (
    <>
      <p>Sizes in px: {Object.values(typeScale).join(' · ')}.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Style</th>
            <th scope="col">Looks so</th>
            <th scope="col">Use</th>
            <th scope="col">Face</th>
            <th scope="col">Size</th>
            <th scope="col">Weight</th>
            <th scope="col">Line height</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(typeUses).map(([name, use]) => (
            <Style key={name} name={name as TypeStyle} use={use} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Style({ name, use }: { name: TypeStyle; use: string }) {
  const {
    fontFamily = '',
    fontSize,
    fontWeight,
    lineHeight,
    letterSpacing,
  } = theme.typography[name];
  const style = { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing };
  const [face] = fontFamily.split(',');
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <span style={style}>Hemline Подол</span>
      </td>
      <td>{use}</td>
      <td>{face?.replace(/"| Variable/g, '')}</td>
      <td>{sizesInPx(fontSize).join(' to ')} px</td>
      <td>{fontWeight}</td>
      <td>{lineHeight}</td>
    </tr>
  );
}
