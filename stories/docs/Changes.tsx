import { useEffect, useState } from 'react';

/** Link to the report of visual changes, if it is published beside the Storybook. */
export function Changes() {
  const [isThere, setIsThere] = useState(false);

  useEffect(() => {
    fetch('changes.html', { method: 'HEAD' }).then(
      ({ ok }) => setIsThere(ok),
      () => setIsThere(false),
    );
  }, []);

  return isThere ? (
    <p>
      <a href="changes.html" target="_top">
        <strong>See what looks different in this Storybook</strong>
      </a>
    </p>
  ) : (
    <p>This Storybook was built without that page: it stands beside those that a host keeps.</p>
  );
}
