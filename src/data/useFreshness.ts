import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * SWR's options for what a page asks for as it comes: Back and Forward show what was there, without
 * asking for it again.
 */
export function useFreshness() {
  return { revalidateIfStale: useNavigationType() !== NavigationType.Pop };
}
