/**
 * The `ref` of what sticks to the window's lower edge: notices, and what the keyboard reaches, stay
 * clear of it for as long as it is there. One at a time.
 */
export function tellFootHeight(foot: HTMLElement | null) {
  if (!foot) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--foot-actions', `${foot.offsetHeight}px`);
  });
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot-actions');
  };
}
