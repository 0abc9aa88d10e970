import { type History, type Location, parsePath, type To } from 'history';
import { type Language, type Languages, pathIn, splitLanguage } from '../../contract/languages.ts';

/**
 * History for a language whose URLs have a prefix: the app sees paths without it, so its routes,
 * links and comparisons need no prefix.
 */
export function historyIn(language: Language, shop: Languages, history: History): History {
  if (language === shop[0]) return history;
  const outside = (to: To): To => {
    const { pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to;
    // Without a path it is a part of this page.
    return pathname ? { ...rest, pathname: pathIn(language, pathname, shop) } : rest;
  };
  let last: { outer: Location; inner: Location } | undefined;
  /** The same object for the same location, as the router compares them. */
  function inside(outer: Location): Location {
    if (last?.outer !== outer) {
      const pathname = splitLanguage(outer.pathname, shop).path;
      last = { outer, inner: { ...outer, pathname } };
    }
    return last.inner;
  }
  return {
    get action() {
      return history.action;
    },
    get location() {
      return inside(history.location);
    },
    createHref: (to) => history.createHref(outside(to)),
    push: (to, state) => history.push(outside(to), state),
    replace: (to, state) => history.replace(outside(to), state),
    go: history.go,
    back: history.back,
    forward: history.forward,
    listen: (listener) =>
      history.listen(({ action, location }) => listener({ action, location: inside(location) })),
    block: (blocker) =>
      history.block(({ location, ...transition }) =>
        blocker({ ...transition, location: inside(location) }),
      ),
  };
}
