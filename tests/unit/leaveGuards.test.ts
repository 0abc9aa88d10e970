import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBackGate } from '../../src/lib/backGate.ts';
import { guardBack, guardNavigator, guardUnload } from '../../src/pages/admin/leaveGuards.ts';

const page = '/admin/addproduct';
let isFree = false;
let asked: (() => void)[] = [];
const guard = {
  stays: ({ pathname }: { pathname: string }) => pathname === page,
  isFree: () => isFree,
  ask: (go: () => void) => void asked.push(go),
};

/** A window whose history has three entries of ours; the page is the last of them. */
function fakeWindow() {
  const entries = ['/admin', '/admin/listproduct', page];
  let index = 2;
  const target = new EventTarget();
  const go = vi.fn((steps: number) => {
    index += steps;
    location.pathname = entries[index] ?? '';
    const state = { idx: index };
    target.dispatchEvent(Object.assign(new Event('popstate'), { state }));
  });
  const location = { pathname: page };
  vi.stubGlobal('window', target);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: { idx: index }, go });
  return { go, location, target };
}

/** As browsers have it; Node's own event has no `returnValue` to be set. */
class UnloadEvent extends Event {
  constructor() {
    super('beforeunload', { cancelable: true });
    Object.defineProperty(this, 'returnValue', { writable: true });
  }
}

beforeEach(() => {
  isFree = false;
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('a page that is not to be left just so', () => {
  it('asks before a step within the app, and takes it once that is said', () => {
    const push = vi.fn();
    const replace = vi.fn();
    const navigator = { push, replace } as unknown as Parameters<typeof guardNavigator>[0];
    const end = guardNavigator(navigator, guard);
    navigator.push('/women');
    navigator.replace({ pathname: '/error', search: '', hash: '' });
    expect(push).not.toHaveBeenCalled();
    expect(asked).toHaveLength(2);
    asked[0]?.();
    expect(push).toHaveBeenCalledWith('/women', undefined, undefined);

    navigator.push(`${page}?tab=2#sizes`);
    navigator.push({ search: '?tab=2' });
    expect(asked).toHaveLength(2);
    expect(push).toHaveBeenCalledTimes(3);

    isFree = true;
    navigator.replace('/women');
    expect(replace).toHaveBeenCalledOnce();
    end();
    expect(navigator.push).toBe(push);
    expect(navigator.replace).toBe(replace);
  });

  it('takes Back back, without the router hearing of it, until the answer is there', () => {
    const { go, location, target } = fakeWindow();
    const router = vi.fn();
    openBackGate();
    target.addEventListener('popstate', router);
    const end = guardBack(guard);

    history.go(-1);
    expect(location.pathname).toBe(page);
    expect(router).not.toHaveBeenCalled();
    expect(go.mock.calls).toEqual([[-1], [1]]);

    isFree = true;
    asked[0]?.();
    expect(location.pathname).toBe('/admin/listproduct');
    expect(router).toHaveBeenCalledOnce();

    isFree = false;
    end();
    history.go(-1);
    expect(router).toHaveBeenCalledTimes(2);
    expect(asked).toHaveLength(1);
  });

  it('has the browser ask before the tab goes, only while there is something to lose', () => {
    const { target } = fakeWindow();
    const closes = () => target.dispatchEvent(new UnloadEvent());
    expect(closes()).toBe(true);
    const end = guardUnload(guard);
    expect(closes()).toBe(false);
    isFree = true;
    expect(closes()).toBe(true);
    isFree = false;
    end();
    expect(closes()).toBe(true);
  });
});
