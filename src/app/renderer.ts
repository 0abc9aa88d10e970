import { renderedUrl } from './renderedUrl.ts';
import { renderPage } from './renderPage.tsx';
import { startLater } from './startLater.ts';

/** Entry for server rendering; built as a separate module. */
export const renderer = { renderPage, renderedUrl, startScript: `(${startLater})()` };
