import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { i18n } from '../../contract/i18n.ts';
import { type Language, pathIn } from '../../contract/languages.ts';
import { isPrivatePath, paths } from '../../contract/paths.ts';
import { measuringLimits } from '../../contract/rules/measuring.ts';
import type { MeasuredEvents } from '../../contract/schemas/measuring.ts';
import { useApi } from '../data/ApiProvider.tsx';
import { useCart } from '../data/cart/useCart.ts';
import { useShop } from '../data/ShopProvider.tsx';
import { useStoredSession } from '../data/session.ts';
import { type GuestLine, unitsOf } from '../lib/cart/guestLines.ts';

type Event = MeasuredEvents['events'][number];

/** Milliseconds that events wait for others, and until a list has its products. */
const batchMs = 2000;
const listDelayMs = 1000;

/** Milliseconds after a login in which the cart's lines are those of an earlier visit. */
const loginGraceMs = 5000;

/**
 * Reports pages, products and additions to the cart to the shop's own server, while `isOn`.
 * @param onLost called if the server has no consent of this browser
 */
export function useShoppingEvents(isOn: boolean, onLost: () => void): void {
  const { pathname } = useLocation();
  const add = useQueue(isOn, onLost);

  useEffect(() => {
    // Their paths and contents are personal.
    if (!isOn || isPrivatePath(pathname)) return;
    const path = pathname;
    add({ name: 'pageView', path });
    const [, area, id] = path.split('/');
    if (area === 'product') {
      if (id) add({ name: 'viewItem', path, items: [{ id }] });
      return;
    }
    const timer = setTimeout(() => {
      const items = shownProducts();
      if (items.length > 0) add({ name: 'viewList', path, items });
    }, listDelayMs);
    return () => clearTimeout(timer);
  }, [isOn, pathname, add]);

  useAdditions((items) => {
    if (isOn)
      add({ name: 'addToCart', path: isPrivatePath(pathname) ? paths.cart : pathname, items });
  });
}

/** First products that the page links to. */
function shownProducts(): { id: string }[] {
  const links = [...document.querySelectorAll('main a[href*="/product/"]')];
  const ids = links.flatMap(
    (link) => /\/product\/([^/?#]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? [],
  );
  return [...new Set(ids)].slice(0, measuringLimits.items).map((id) => ({ id }));
}

/** Sends events together, and the last ones as the page is left. */
function useQueue(isOn: boolean, onLost: () => void) {
  const { send } = useApi();
  const queue = useRef<Event[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { languages } = useShop();
  const sender = useRef({ send, onLost, languages });
  useEffect(() => {
    sender.current = { send, onLost, languages };
  });

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const language = i18n.locale as Language;
    const events = queue.current.splice(0, measuringLimits.events).map((event) => ({
      ...event,
      path: pathIn(language, event.path, sender.current.languages).slice(0, measuringLimits.path),
    }));
    if (events.length === 0) return;
    if (queue.current.length > 0) timer.current = setTimeout(flush, batchMs);
    const outcome = await sender.current.send('POST /measure', { body: { events } });
    // Not retried: a few lost events are acceptable.
    if (outcome.ok && outcome.data.isConsentLost) sender.current.onLost();
  }, []);
  useEffect(() => {
    if (!isOn) return;
    const onHide = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      clearTimeout(timer.current);
      queue.current = [];
    };
  }, [isOn, flush]);

  return useCallback(
    (event: Event) => {
      queue.current.push(event);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, batchMs);
    },
    [flush],
  );
}

/** Reports lines whose units have grown, apart from those that a login brings. */
function useAdditions(onAdd: (items: NonNullable<Event['items']>) => void) {
  const { lines, status } = useCart();
  const { session } = useStoredSession();
  const owner = session?.id ?? '';
  const seen = useRef<{ owner: string; lines: readonly GuestLine[]; since: number }>(undefined);

  const compare = useEffectEvent((lines: readonly GuestLine[], owner: string) => {
    const before = seen.current;
    const isSame = before?.owner === owner;
    const since = isSame ? before.since : Date.now();
    seen.current = { owner, lines, since };
    // Another tab reports its own.
    if (!isSame || document.visibilityState === 'hidden') return;
    if (owner && Date.now() - since < loginGraceMs) return;
    const items = lines.flatMap(({ itemId: id, size, quantity }) => {
      const more = quantity - unitsOf(before.lines, { itemId: id, size });
      return more > 0 ? [{ id, size, quantity: more }] : [];
    });
    if (items.length > 0) onAdd(items);
  });
  useEffect(() => {
    if (status === 'ready') compare(lines, owner);
  }, [status, lines, owner]);
}
