import { docsColour } from '../../.storybook/docsStyles.ts';
import { theme } from '../../src/theme/theme.ts';
import {
  dark,
  floatShadow,
  light,
  measure,
  navbarHeight,
  radius,
  spacingUnit,
  touchTarget,
} from '../../src/theme/tokens.ts';

const steps = [0.5, 1, 2, 3, 4, 6, 8];

/** The spacing grid: theme steps in px. */
export function Spacing() {
  return steps.map((step) => (
    <div key={step} style={{ display: 'flex', gap: 24, alignItems: 'center', margin: '8px 0' }}>
      <code style={{ flex: '0 0 140px' }}>
        {step} = {step * spacingUnit} px
      </code>
      <span style={{ width: step * spacingUnit, height: 16, background: docsColour('accent') }} />
    </div>
  ));
}

/** The corner radius and the shadow in both schemes. */
export function Surface() {
  return (
    <div style={sideBySide}>
      {[light, dark].map(({ paper, ink, raised }) => (
        <div key={paper} style={{ padding: 32, background: paper }}>
          <div
            style={{
              padding: 24,
              color: ink,
              background: raised,
              borderRadius: radius,
              boxShadow: floatShadow,
            }}
          >
            Corners of {radius} px. Only what floats has a shadow; the rest is held by hairlines.
          </div>
        </div>
      ))}
    </div>
  );
}

/** Stacked on narrow windows. */
const sideBySide = {
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
};

/** Named sizes. */
export function NamedMeasures() {
  const rows = [
    ['Smallest touch target', `${touchTarget} px`],
    ['Longest line of running text', measure],
    ['Navbar', `${navbarHeight.phone} px on a phone, ${navbarHeight.desktop} px on a desktop`],
    ['Navbar in the admin area', `${navbarHeight.compact} px`],
  ];
  return (
    <table>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start' }}>
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

const windows: Record<string, string> = {
  xs: 'A phone: two columns of products, a menu in place of links',
  sm: 'A tablet: links in the navbar, wide banners, dialogs that float',
  md: 'A tablet held sideways: navigation and summary beside the page',
  lg: 'A desktop: the cart as a table',
  xl: 'A wide desktop: the content grows no more',
};

/** The theme's breakpoints in px. */
export function Breakpoints() {
  return (
    <table>
      <tbody>
        {Object.entries(theme.breakpoints.values).map(([name, width]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start' }}>
              <code>{name}</code>
            </th>
            <td>from {width} px</td>
            <td>{windows[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
