import { renderedUrl } from './renderedUrl.ts';
import { renderPage } from './renderPage.tsx';
import { startLater } from './startLater.ts';

/** What a server needs to render the app's pages; built as a module of its own. */
export const renderer = { renderPage, renderedUrl, startScript: `(${startLater})()` };
