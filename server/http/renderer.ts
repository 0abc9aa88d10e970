import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What renders the app's pages: the app itself, built for the server (src/app/renderer.ts). */
export type Renderer = {
  renderPage: (request: {
    url: string;
    shopUrl: string;
    settings: object;
    fetch: typeof fetch;
  }) => Promise<{ head: string; body: string; answers: object; styles: string }>;
  /**
   * The URL that stands for all that show the same page; undefined for a page that is better left to
   * the browser.
   */
  renderedUrl: (url: string) => string | undefined;
  /** The script by which a rendered page starts the app. */
  startScript: string;
};

/** The renderer that was built beside the app, if there is one. */
export async function loadRenderer(file: string): Promise<Renderer | undefined> {
  if (!existsSync(file)) return undefined;
  const { renderer } = await import(pathToFileURL(file).href);
  return renderer;
}
