import { expect } from '@playwright/test';
import { test } from './ownShop.ts';

test('the shop stops when its npm start is killed', async ({ ownShop }) => {
  process.kill(ownShop.pid, 'SIGKILL');
  const state = () =>
    fetch(`${ownShop.url}/api/health`).then(
      () => 'serves',
      () => 'stopped',
    );
  await expect.poll(state).toBe('stopped');
});
