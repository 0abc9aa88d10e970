import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * SWR's options for what a page loads as it opens: Back and Forward show what was there, without
 * fetching it again.
 */
export function useFreshness() {
  return { revalidateIfStale: useNavigationType() !== NavigationType.Pop };
}
