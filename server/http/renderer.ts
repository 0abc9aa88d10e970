import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What renders the app's pages: the app itself, built for the server (src/app/renderPage.tsx). */
export type Renderer = {
  renderPage: (request: {
    url: string;
    shopUrl: string;
    settings: object;
    fetch: typeof fetch;
  }) => Promise<{ head: string; body: string; answers: object }>;
  /** The script by which a rendered page starts the app. */
  startScript: string;
};

/** The renderer that was built beside the app; undefined where there is none. */
export async function loadRenderer(file: string): Promise<Renderer | undefined> {
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}
