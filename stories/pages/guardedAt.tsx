import type { Decorator } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';

/** Renders a guard and its page at a URL; after a redirect, shows the new path. */
export function guardedAt(path: string): Decorator {
  return (Story) => (
    <Routes>
      <Route path={path} element={<Story />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  );
}

function Arrived() {
  return <p>Came to {useLocation().pathname}</p>;
}
