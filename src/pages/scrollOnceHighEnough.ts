const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window down to `y` (CSS pixels), now or as soon as the page is high enough: its
 * content may be on its way. Gives up when the visitor moves by themselves.
 *
 * @returns how to give up
 */
export function scrollOnceHighEnough(y: number): () => void {
  const growth = new ResizeObserver(scroll);

  function scroll() {
    window.scrollTo(0, y);
    if (Math.abs(window.scrollY - y) < 2) stop();
  }

  function stop() {
    growth.disconnect();
    for (const event of takesOver) window.removeEventListener(event, stop);
  }

  growth.observe(document.body);
  for (const event of takesOver) window.addEventListener(event, stop, { passive: true });
  scroll();
  return stop;
}
