import { expect, type Page } from '@playwright/test';

/** Conditions of WCAG 2.2: 1.4.10 (320 px wide) and 1.4.4 (text at 200 %). */
const readers = [
  { name: '320 px wide', width: 320, textSize: '100%' },
  { name: 'twice the text on a desktop', width: 1280, textSize: '200%' },
  { name: 'twice the text on a tablet', width: 768, textSize: '200%' },
  { name: 'twice the text on a phone', width: 360, textSize: '200%' },
];

/** Expects no content outside the window, once the page has adapted. */
export async function expectNothingCut(page: Page): Promise<void> {
  for (const { name, width, textSize } of readers) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(enlargeText, textSize);
    await expect.poll(() => findCut(page), name).toEqual([]);
  }
}

/** Enlarges text as a reader's settings do: all sizes are in rem. */
export function enlargeText(size: string) {
  document.documentElement.style.setProperty('font-size', size, 'important');
}

/**
 * The page wider than its window, and links, buttons, fields and headings that lie outside of it,
 * except in rows that are swiped.
 */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isInSwipedRow = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        // The browser lets elements that scroll down scroll sideways too.
        const isRow = parent.scrollHeight <= parent.clientHeight + 1;
        if (isRow && (overflowX === 'auto' || overflowX === 'scroll')) return true;
      }
      return false;
    };
    const outside = [...document.querySelectorAll('a, button, input, h1, h2, h3, td')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1) && !isInSwipedRow(element);
      })
      .map((element) => `${element.tagName} "${element.textContent?.slice(0, 40)}"`);
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...outside] : outside;
  });
}
