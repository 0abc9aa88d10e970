import {
  floatShadow,
  light,
  measure,
  motion,
  navbarHeight,
  radius,
  spacingUnit,
  touchTarget,
} from '../../src/theme/tokens.ts';

const steps = [0.5, 1, 2, 3, 4, 6, 8];

/** The spacing grid: theme steps and what they are in px. */
export function Spacing() {
  return steps.map((step) => (
    <div key={step} style={{ display: 'flex', gap: 24, alignItems: 'center', margin: '8px 0' }}>
      <code style={{ flex: '0 0 140px' }}>
        {step} = {step * spacingUnit} px
      </code>
      <span style={{ width: step * spacingUnit, height: 16, background: light.accent }} />
    </div>
  ));
}

/** A corner and the one shadow. */
export function Surface() {
  return (
    <div style={{ padding: 32, background: light.paper }}>
      <div
        style={{
          padding: 24,
          maxWidth: 320,
          color: light.ink,
          background: light.raised,
          borderRadius: radius,
          boxShadow: floatShadow,
        }}
      >
        Corners of {radius} px. Only what floats has a shadow; the rest is held by hairlines.
      </div>
    </div>
  );
}

/** The sizes and durations that have a name. */
export function NamedMeasures() {
  const rows = [
    ['Smallest touch target', `${touchTarget} px`],
    ['Longest line of running text', measure],
    ['Navbar', `${navbarHeight.phone} px on a phone, ${navbarHeight.desktop} px on a desktop`],
    ['Motion, fast', `${motion.fast} ms`],
    ['Motion, medium', `${motion.medium} ms`],
    ['Motion, slow', `${motion.slow} ms`],
    ['Easing', motion.easing],
  ];
  return (
    <table>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'left' }}>
              {name}
            </th>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
