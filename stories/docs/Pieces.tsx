import { StateFrame } from '../../.storybook/StateFrame.tsx';
import { entriesLike, TopLink, toDocs } from '../../.storybook/TopLink.tsx';

/** A component by name, with its best story and the width of its window in px. */
const pieces = {
  'Gallery popup': { component: 'GalleryPopup', story: 'first-of-four', width: 1000 },
  'Size selector': { component: 'SizeSelector', story: 'nearly-sold-out', width: 480 },
  'Cart table': { component: 'CartTable', story: 'lines', width: 1000 },
  'Order editor': { component: 'OrderEditor', story: 'processing', width: 640 },
  'MFA panel': { component: 'MfaPanel', story: 'not-enrolled', width: 640 },
  'Star rating': { component: 'StarRating', story: 'with-count', width: 320 },
};

/** Six components of the shop as pictures that link to their pages. */
export function Pieces() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
        gap: 24,
        alignItems: 'start',
      }}
    >
      {Object.entries(pieces).map(([name, { component, story, width }]) => {
        const [found] = entriesLike(new RegExp(`-${component.toLowerCase()}--${story}$`));
        return (
          <figure key={name} style={{ margin: 0, minWidth: 0 }}>
            {found && (
              <StateFrame
                id={found.id}
                title={name}
                globals="scheme:light"
                atMost={640}
                width={width}
              />
            )}
            <figcaption>
              <TopLink to={toDocs(component)}>{name}</TopLink>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
