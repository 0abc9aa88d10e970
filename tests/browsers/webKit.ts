import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import { freePort } from '../freePort.ts';
import type { Driver, OpenBrowser, Role } from './driver.ts';

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
  }
}

type Element = Record<string, string>;
type Wanted = { label?: string; role?: string; name?: string };

/** Finds elements by role and label in a WebKit page, as Playwright does. */
const finder = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** Sends a command of https://www.w3.org/TR/webdriver2 and returns its value. */
type Call = <T = undefined>(method: string, path: string, body?: object) => Promise<T>;

/** Starts WebKitGTK's browser on its own virtual screen. */
export async function startWebKit(): Promise<OpenBrowser> {
  const port = await freePort();
  const screen = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    // In its own process group, which ends as a whole.
    detached: true,
    stdio: 'ignore',
  });
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const stop = async () => {
    if (screen.pid) process.kill(-screen.pid);
  };
  try {
    await expect(() => call('GET', '/status')).toPass();
    const { sessionId, capabilities } = await call<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', '/session', { capabilities: {} });
    const session = `/session/${sessionId}`;
    await call('POST', `${session}/window/rect`, { width: 1280, height: 1000 });
    return {
      driver: inSession((method, path, body) => call(method, session + path, body)),
      version: capabilities.browserVersion,
      stop: () =>
        call('DELETE', session)
          .catch(() => {})
          .finally(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function inSession(call: Call): Driver {
  const run: Driver['run'] = async <T, Given>(
    script: (given: Given) => T | Promise<T>,
    given?: Given,
  ) => {
    const { error, value } = await call<{ error?: string; value: T }>('POST', '/execute/async', {
      script: `const done = arguments[1];
          new Promise((resolve) => resolve((${script})(arguments[0])))
            .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [given ?? null],
    });
    if (error) throw new Error(error);
    return value;
  };

  async function find(wanted: Wanted): Promise<Element | null> {
    if (!(await run(() => 'TestingLibraryDom' in window))) {
      await call('POST', '/execute/sync', { script: finder, args: [] });
    }
    return (await run<unknown, Wanted>(findInPage, wanted)) as Element | null;
  }

  /** Repeats until the element exists and accepts the input: the app may re-render it meanwhile. */
  const act = (wanted: Wanted, command: string, body: object) =>
    expect(async () => {
      const found = await find(wanted);
      if (!found) throw new Error(`The page does not show ${JSON.stringify(wanted)}`);
      // Not covered by the cookie banner.
      const script = "arguments[0].scrollIntoView({ block: 'center' })";
      await call('POST', '/execute/sync', { script, args: [found] });
      await call('POST', `/element/${Object.values(found)[0]}/${command}`, body);
    }).toPass();

  const named = (role: Role, name: RegExp) => ({ role, name: name.source });
  const selectAll = '\uE009a\uE000';
  return {
    open: (url) => call('POST', '/url', { url }),
    back: () => call('POST', '/back', {}),
    press: (role, name) => act(named(role, name), 'click', {}),
    fill: async (label, text) => {
      await act({ label: label.source }, 'value', { text: selectAll });
      await act({ label: label.source }, 'value', { text });
    },
    upload: (label, path) => act({ label: label.source }, 'value', { text: path }),
    shows: async (role, name) => (await find(named(role, name))) !== null,
    run,
    picture: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
  };
}

/** First matching visible element, or null. For a radio, which is hidden, its label. */
function findInPage({ label, role, name = '' }: Wanted) {
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom;
  const found =
    label === undefined
      ? queryAllByRole(document.body, role ?? '', { name: new RegExp(name) })[0]
      : queryAllByLabelText(document.body, new RegExp(label), { selector: 'input, textarea' })[0];
  const labels = role === 'radio' ? (found as HTMLInputElement | undefined)?.labels : undefined;
  return labels?.[0] ?? found ?? null;
}
