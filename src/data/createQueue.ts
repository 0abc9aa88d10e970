/** Runs tasks one at a time, in order; a failure does not stop the next one. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(send: () => Promise<T>): Promise<T> => {
    const sent = last.then(send);
    last = sent.catch(() => {});
    return sent;
  };
}
