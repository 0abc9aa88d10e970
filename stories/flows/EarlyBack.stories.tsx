import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from 'history';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { HistoryRouter } from '../../src/app/HistoryRouter.tsx';

/** Navigation before the first render is done. */
const meta = { component: HistoryRouter } satisfies Meta<typeof HistoryRouter>;

export default meta;
type Story = StoryObj;

export const BackBeforeTheFirstRenderIsNotLost: Story = {
  render: () => <div data-testid="place" />,
  play: async ({ canvas }) => {
    const history = createMemoryHistory({ initialEntries: ['/women', '/men'] });
    // Routers can't be nested.
    const root = createRoot(canvas.getByTestId('place'));
    root.render(
      <HistoryRouter history={history}>
        <Location onRendered={() => history.back()} />
      </HistoryRouter>,
    );
    await expect(await canvas.findByText('/women')).toBeVisible();
    root.unmount();
  },
};

/** Its effect runs before the router's, as Back may during hydration. */
function Location({ onRendered }: { onRendered: () => void }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onRendered, []);
  return <p>{pathname}</p>;
}
