import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { chromium, firefox } from 'playwright';
import type {} from '../../src/ui/earlyInput.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { type Driver, type OpenBrowser, type Role, startPlaywrights } from './driver.ts';
import { type Gateway, startGateway } from './gateway.ts';
import { startWebKit } from './webKit.ts';

type Family = {
  /** Debian's packages. */
  packages: string;
  path: string | undefined;
  start: (executablePath: string) => Promise<OpenBrowser>;
};

/** Browsers by the names of the projects in playwright.browsers.config.ts. */
const families: Record<string, Family> = {
  chromium: {
    packages: 'chromium',
    // Not the headless build, which has no back/forward cache.
    path: findChromium(),
    start: (executablePath) =>
      startPlaywrights(chromium, {
        executablePath,
        args: chromiumArgs,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
  },
  firefox: {
    packages: 'firefox-esr',
    path: ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync),
    start: (executablePath) =>
      startPlaywrights(firefox, { executablePath, channel: 'moz-firefox' }),
  },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    path: ['/usr/bin/xvfb-run', '/usr/bin/WebKitWebDriver'].every(existsSync)
      ? '/usr/bin/WebKitWebDriver'
      : undefined,
    start: startWebKit,
  },
};

/** A visitor of the shop in one of the browsers. */
export class Visitor {
  readonly driver: Driver;
  readonly shopUrl: string;
  constructor(driver: Driver, shopUrl: string) {
    this.driver = driver;
    this.shopUrl = shopUrl;
  }

  /** Opens a path of the shop and waits until the app has taken over the page. */
  async open(path: string) {
    await this.driver.open(this.shopUrl + path);
    await this.expect(true, () => !window.hemlineEarlyInput);
  }

  async sees(role: Role, name: RegExp) {
    await expect(async () => {
      expect(await this.driver.shows(role, name), `${role} ${name}`).toBe(true);
    }).toPass();
  }

  async seesText(text: string) {
    await this.expect(true, (given) => document.body.innerText.includes(given), text);
  }

  /** Repeats the function in the page until it returns this value; a new page may interrupt it. */
  async expect<T, Given>(value: T, script: (given: Given) => T | Promise<T>, given?: Given) {
    await expect(async () => {
      expect<unknown>(await this.driver.run(script, given as Given), String(script)).toEqual(value);
    }).toPass();
  }
}

export const test = base.extend<{ gateway: Gateway; visitor: Visitor }>({
  gateway: async ({ baseURL }, use) => {
    const gateway = await startGateway(baseURL ?? '');
    await use(gateway);
    await gateway.close();
  },
  visitor: async ({ gateway }, use, info) => {
    const { packages, path, start } = families[info.project.name] as Family;
    const reason = `${info.project.name} is not installed: apt-get install ${packages}`;
    if (!path && process.env.CI) throw new Error(reason);
    info.skip(!path, reason);
    const { driver, version, stop } = await start(path ?? '');
    info.annotations.push({ type: 'browser', description: `${info.project.name} ${version}` });
    try {
      await use(new Visitor(driver, gateway.url));
      if (info.status !== info.expectedStatus) {
        await writeFile(info.outputPath('window.png'), await driver.picture());
      }
    } finally {
      await stop();
    }
  },
});
