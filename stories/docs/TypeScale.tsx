import { displayFont, textFont, typeScale } from '../../src/theme/tokens.ts';

/** From this size on, in px, a text is a heading and takes the display serif. */
const smallestHeading = 28;

/** The sizes of type, each in its face, in both alphabets. */
export function TypeScale() {
  return typeScale.map((size) => (
    <div key={size} style={{ display: 'flex', gap: 24, alignItems: 'baseline', margin: '12px 0' }}>
      <code style={{ flex: '0 0 64px' }}>{size} px</code>
      <span
        style={{
          fontSize: size,
          lineHeight: 1.2,
          fontFamily: size >= smallestHeading ? displayFont : textFont,
        }}
      >
        Hemline · Подол
      </span>
    </div>
  ));
}
