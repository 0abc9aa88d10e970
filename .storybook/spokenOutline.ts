import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** One thing that a screen reader says on its way through; plain text has no role. */
export type Spoken = { key: string; role: string; name: string; states: string[] };

/** Said of them is what is in them. */
const containers = [
  ...['generic', 'paragraph', 'presentation', 'none', 'listitem', 'term', 'strong', 'legend'],
  ...['row', 'rowgroup', 'gridcell', 'cell', 'document', 'definition', 'emphasis', 'mark', 'time'],
  ...['code', 'deletion', 'insertion', 'subscript', 'superscript'],
];

/** Their names are what is in them, which is not said again. */
const namedByContent = [
  ...['button', 'link', 'heading', 'img', 'radio', 'checkbox', 'switch', 'option', 'tab'],
  ...['menuitem', 'menuitemradio', 'columnheader', 'rowheader', 'status', 'alert', 'tooltip'],
  ...['combobox', 'textbox', 'searchbox', 'spinbutton', 'slider', 'progressbar', 'meter'],
];

/** One of these may be all that stands in another: a link in a heading, a heading in a button. */
const nested = 'h1, h2, h3, h4, h5, h6, a[href], button';

const atMost = 24;

/** Roles whose names nobody says. */
const spokenRoles: Record<string, string> = {
  alertdialog: 'alert dialog',
  radiogroup: 'group of radio buttons',
  radio: 'radio button',
  textbox: 'text field',
  searchbox: 'search field',
  combobox: 'list to choose from',
  img: 'picture',
  contentinfo: 'footer',
  complementary: 'aside',
  columnheader: 'column heading',
  rowheader: 'row heading',
};

const words: Record<string, Record<string, string>> = {
  'aria-pressed': { true: 'pressed', false: 'not pressed' },
  'aria-expanded': { true: 'expanded', false: 'collapsed' },
  'aria-current': { page: 'current page', true: 'current', step: 'current step' },
  'aria-invalid': { true: 'invalid' },
  'aria-required': { true: 'required' },
  'aria-disabled': { true: 'unavailable' },
  'aria-haspopup': { dialog: 'opens a dialog', menu: 'opens a menu' },
};

/** Roles, names, states and plain text of what a story shows, in the order of reading; two dozen at most. */
export function spokenOutline(root: Element): Spoken[] {
  const spoken: Spoken[] = [];
  let text = '';

  function say(thing: Omit<Spoken, 'key'>) {
    // A label is said with what it names.
    const before = spoken.at(-1);
    if (thing.role && before?.role === '' && before.name === thing.name) spoken.pop();
    spoken.push({ key: `${spoken.length} ${thing.role}`, ...thing });
  }

  /** Text that runs on in a line is said at once. */
  function sayText() {
    const name = text.replace(/\s+/g, ' ').trim();
    text = '';
    const isSaid = spoken.at(-1)?.name.startsWith(name);
    if (name && !isSaid) say({ role: '', name, states: [] });
  }

  function visit(element: Element) {
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) text += node.textContent;
      else if (node.nodeType === Node.ELEMENT_NODE) visitElement(node as Element);
    }
  }

  function visitElement(element: Element) {
    if (isInaccessible(element)) return;
    const role = getRole(element);
    const thing = role && !containers.includes(role) ? asSpoken(element, role) : undefined;
    const isInline = getComputedStyle(element).display.startsWith('inline');
    if (thing || !isInline) sayText();
    if (thing) say(thing);
    if (!thing || !role || !namedByContent.includes(role)) visit(element);
    if (!isInline) sayText();
  }

  visit(root);
  sayText();
  return spoken.slice(0, atMost);
}

/** A container without a name says nothing of itself. */
function asSpoken(element: Element, role: string): Omit<Spoken, 'key'> | undefined {
  const name = computeAccessibleName(element);
  const isLive = ['status', 'alert'].includes(role);
  if (!name && !isLive && !['textbox', 'list', 'table'].includes(role)) return undefined;
  const inner = namedByContent.includes(role) ? wholeContent(element, name) : undefined;
  const ownRole = isLive ? `${role}, said when it changes` : (spokenRoles[role] ?? role);
  return {
    role: inner ? `${ownRole}, ${getRole(inner)}` : ownRole,
    name: name || (isLive ? (element.textContent ?? '') : ''),
    states: [element, ...(inner ? [inner] : [])].flatMap(statesOf),
  };
}

/** What gives an element its whole name, and is said with it: “Linen Camp Shirt, heading, link”. */
function wholeContent(element: Element, name: string): Element | undefined {
  return [...element.querySelectorAll(nested)].find(
    (inner) => !isInaccessible(inner) && computeAccessibleName(inner) === name,
  );
}

function statesOf(element: Element): string[] {
  const said = Object.entries(words).map(
    ([attribute, values]) => values[element.getAttribute(attribute) ?? ''],
  );
  // Of another window: `instanceof` would say no.
  const { checked, disabled, type } = element as HTMLInputElement;
  if ((type === 'radio' || type === 'checkbox') && checked) said.push('checked');
  if (disabled) said.push('unavailable');
  return said.filter((word) => word !== undefined);
}
