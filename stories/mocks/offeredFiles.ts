import { expect, fn, waitFor } from 'storybook/test';

const offered = fn<(file: Blob) => string>();

/** Files that are offered are looked at, not kept. */
export function catchFiles() {
  const { createObjectURL } = URL;
  offered.mockReset().mockReturnValue('#file');
  URL.createObjectURL = offered as typeof URL.createObjectURL;
  return () => {
    URL.createObjectURL = createObjectURL;
  };
}

/** What the one file that was offered holds. */
export async function offeredText(): Promise<string | undefined> {
  await waitFor(() => expect(offered).toHaveBeenCalledOnce());
  return offered.mock.lastCall?.[0].text();
}
