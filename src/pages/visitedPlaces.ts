import { createPath, type Location } from 'react-router-dom';
import { persisted } from '../data/persisted.ts';

/** Where a visitor was on a page. */
type Place = {
  /** How far down the window was scrolled, in CSS pixels. */
  y: number;
  /** The `href` of the page's link that had the focus last. */
  link?: string | undefined;
};

const stored = persisted('hemline.places', parsePlaces, 'sessionStorage');
const maxKept = 50;

/** The place on every entry of the browser's history; `keep` saves them for a return from another site. */
export function createVisitedPlaces() {
  let places: Map<string, Place> | undefined;
  let here: Location | undefined;
  const known = () => {
    places ??= new Map(stored.read());
    return places;
  };

  /** The visitor has come to an entry; what was known of it stays until they move. */
  function arrive(location: Location) {
    here = location;
    const entry = entryOf(location);
    const place = known().get(entry) ?? { y: window.scrollY };
    // The latest are at the end.
    known().delete(entry);
    known().set(entry, place);
  }

  /** The visitor has moved within the page, unless the page is about to be another one. */
  function move(part: Partial<Place>) {
    if (!here || keyInBrowser() !== here.key) return;
    const entry = entryOf(here);
    known().set(entry, { y: window.scrollY, ...known().get(entry), ...part });
  }

  return {
    find: (location: Location): Place | undefined => known().get(entryOf(location)),
    arrive,
    move,
    keep: () => stored.write([...known()].slice(-maxKept)),
  };
}

/** The router's key of the entry that the browser is at; the page may still be the one before. */
function keyInBrowser(): string {
  return (history.state as { key?: string } | null)?.key ?? 'default';
}

/** The first entry after every load of the document has the same key. */
function entryOf(location: Location): string {
  return `${location.key} ${createPath(location)}`;
}

function parsePlaces(value: unknown): [string, Place][] | undefined {
  return Array.isArray(value) ? value.filter(isEntry) : undefined;
}

function isEntry(entry: unknown): entry is [string, Place] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1]?.y === 'number';
}
