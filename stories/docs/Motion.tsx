import { useState } from 'react';
import { docsColour } from '../../.storybook/docsStyles.ts';
import { motion, spacingUnit } from '../../src/theme/tokens.ts';
import { motionUses } from './motionUses.ts';

const { easing, ...durations } = motion;
/** The theme's durations with its easing, played at a press. */
export function Motion() {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <style>{`@media (prefers-reduced-motion: reduce) { .moves { transition: none !important } }`}</style>
      <button type="button" className="docs-button" onClick={() => setIsThere(!isThere)}>
        {isThere ? 'Play back' : 'Play'}
      </button>
      {Object.entries(durations).map(([name, ms]) => (
        <div key={name} style={{ margin: '16px 0' }}>
          <code>
            {name}, {ms} ms
          </code>{' '}
          {motionUses[name as keyof typeof motionUses]}
          <div
            style={{
              height: 3 * spacingUnit,
              marginTop: spacingUnit,
              position: 'relative',
              overflow: 'hidden',
            }}
          >
            <div className="moves" style={track(isThere, ms)}>
              <span style={{ ...dot, background: docsColour('accent') }} />
            </div>
          </div>
        </div>
      ))}
      <Curve />
    </>
  );
}

function Curve() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = easing.match(/[\d.]+/g)?.map(Number) ?? [];
  return (
    <figure style={{ margin: '24px 0' }}>
      <svg
        viewBox="-4 -4 208 108"
        style={{ width: '100%', maxWidth: 320 }}
        role="img"
        aria-label={`Easing: ${easing}`}
      >
        <path d="M0 100H200M0 100V0" stroke="currentColor" opacity="0.3" fill="none" />
        <path
          d={`M0 100C${200 * x1} ${100 - 100 * y1} ${200 * x2} ${100 - 100 * y2} 200 0`}
          stroke={docsColour('accent')}
          strokeWidth="2"
          fill="none"
        />
      </svg>
      <figcaption>
        <code>{easing}</code>
      </figcaption>
    </figure>
  );
}

const dot = { display: 'block', width: 24, height: 24, borderRadius: '50%' };

const track = (isThere: boolean, ms: number) =>
  ({
    position: 'absolute',
    width: '100%',
    paddingInlineEnd: 24,
    boxSizing: 'border-box',
    transform: isThere ? 'translateX(calc(100% - 24px))' : 'none',
    transition: `transform ${ms}ms ${easing}`,
  }) as const;
