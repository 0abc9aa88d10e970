import { breakpoints } from '../theme/tokens.ts';

/** Whether the page can be seen beside a drawer. */
export function hasRoomBeside(): boolean {
  return window.innerWidth >= breakpoints.md;
}
