import type { Browser, BrowserType, LaunchOptions, Page } from 'playwright';

export type Role = 'button' | 'heading' | 'link' | 'menuitemradio' | 'radio';

/** A browser window behind a small interface, so that WebDriver can implement it too. */
export type Driver = {
  /** Opens a URL as if it was typed, and waits until the page has loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  press: (role: Role, name: RegExp) => Promise<void>;
  /** Replaces the text of the field with this label. */
  fill: (label: RegExp, text: string) => Promise<void>;
  /** Selects a file of this machine. */
  upload: (label: RegExp, path: string) => Promise<void>;
  shows: (role: Role, name: RegExp) => Promise<boolean>;
  /** Runs a function in the page. */
  run: <T, Given = undefined>(
    script: (given: Given) => T | Promise<T>,
    given?: Given,
  ) => Promise<T>;
  /** Screenshot, as PNG. */
  picture: () => Promise<Buffer>;
};

export type OpenBrowser = { driver: Driver; version: string; stop: () => Promise<void> };

export async function startPlaywrights(
  type: BrowserType,
  options: LaunchOptions,
): Promise<OpenBrowser> {
  const browser: Browser = await type.launch(options);
  if (type.name() === 'firefox') ignoreMediaFeatures(browser);
  const page = await browser.newPage();
  return { driver: inPage(page), version: browser.version(), stop: () => browser.close() };
}

/** Firefox ESR 153 lacks a BiDi command that Playwright 1.65 sends for each new context. */
function ignoreMediaFeatures(browser: object) {
  const { _connection } = browser as {
    _connection: {
      toImpl: (client: object) => {
        _browserSession: { send: (command: string, params: unknown) => Promise<unknown> };
      };
    };
  };
  const session = _connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (command, params) =>
    command === 'emulation.setMediaFeaturesOverride' ? {} : send(command, params);
}

function inPage(page: Page): Driver {
  const named = (role: Role, name: RegExp) => page.getByRole(role, { name }).first();
  return {
    open: async (url) => void (await page.goto(url)),
    // `goBack` waits for a load event, which never comes from the back/forward cache.
    back: () => page.evaluate(() => history.back()),
    press: (role, name) => named(role, name).click(),
    fill: async (label, text) => {
      const field = page.getByLabel(label).first();
      await field.selectText();
      await field.pressSequentially(text);
    },
    upload: (label, path) => page.getByLabel(label).setInputFiles(path),
    shows: (role, name) => named(role, name).isVisible(),
    run: (script, given) => page.evaluate(script as never, given) as never,
    picture: () => page.screenshot(),
  };
}
