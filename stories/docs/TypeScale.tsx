import { theme } from '../../src/theme/theme.ts';
import { typeScale } from '../../src/theme/tokens.ts';

const uses = {
  h1: 'The title of a page',
  h2: 'The title of a section; a banner’s line',
  h3: 'The title of a dialog; a figure that stands for itself; the logo',
  h4: 'The title of a card, a drawer or a summary',
  h5: 'A heading within a card',
  h6: 'What a group of fields or chips is called',
  body1: 'Running text, fields',
  body2: 'Names and prices in lists, tables, toasts',
  button: 'Words on buttons, tabs and chips',
  caption: 'Notes below fields and pictures',
  overline: 'A badge on a picture, a group’s name in a list',
} as const;

/** The styles of type by the names that components give them, with use, face, weight and line height. */
export function TypeScale() {
  return (
    <>
      <p>Sizes in px: {typeScale.join(' · ')}.</p>
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
          {Object.entries(uses).map(([name, use]) => (
            <Style key={name} name={name as keyof typeof uses} use={use} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Style({ name, use }: { name: keyof typeof uses; use: string }) {
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
      <td>{sizeInPx(String(fontSize))}</td>
      <td>{fontWeight}</td>
      <td>{lineHeight}</td>
    </tr>
  );
}

/** Of `0.875rem`, or of `clamp(2.5rem, …, 4rem)`, which grows with the window. */
function sizeInPx(size: string): string {
  const inRem = [...size.matchAll(/([\d.]+)rem(?! \+)/g)].map(([, rem]) => Number(rem) * 16);
  return `${inRem.join(' to ')} px`;
}
