import { expect, fn, waitFor } from 'storybook/test';

const offered = fn<(file: Blob) => string>();

/** Catches downloads instead of saving them. */
export function catchFiles() {
  const { createObjectURL } = URL;
  offered.mockReset().mockReturnValue('#file');
  URL.createObjectURL = offered as typeof URL.createObjectURL;
  return () => {
    URL.createObjectURL = createObjectURL;
  };
}

/** Text of the one offered file. */
export async function offeredText(): Promise<string | undefined> {
  await waitFor(() => expect(offered).toHaveBeenCalledOnce());
  return offered.mock.lastCall?.[0].text();
}
