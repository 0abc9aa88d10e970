/** What a reading hook returns: exactly one of three, so that a page can't forget one. */
export type Resource<T> =
  | { status: 'loading' }
  /** `hadAnswer`: there was one to the question before this one. */
  | { status: 'failed'; error: Error; hadAnswer?: boolean }
  /** `refreshing`: it answers the question before this one, whose answer is on its way. */
  | { status: 'ready'; data: T; refreshing?: boolean };

/** The state of an SWR answer: data that was once there stays, even when a refresh fails. */
export function toResource<T>(answer: { data: T | undefined; error: unknown }): Resource<T> {
  if (answer.data !== undefined) return { status: 'ready', data: answer.data };
  if (answer.error) return { status: 'failed', error: asError(answer.error) };
  return { status: 'loading' };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
