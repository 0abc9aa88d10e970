import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** Item announced by a screen reader; plain text has no role. */
export type Spoken = { key: string; role: string; name: string; states: string[] };

/** Roles whose content is announced instead of themselves. */
const containers = [
  ...['generic', 'paragraph', 'presentation', 'none', 'listitem', 'term', 'strong', 'legend'],
  ...['row', 'rowgroup', 'gridcell', 'cell', 'document', 'definition', 'emphasis', 'mark', 'time'],
  ...['code', 'deletion', 'insertion', 'subscript', 'superscript'],
];

/** Roles named by their content, which is not announced again. */
const namedByContent = [
  ...['button', 'link', 'heading', 'img', 'radio', 'checkbox', 'switch', 'option', 'tab'],
  ...['menuitem', 'menuitemradio', 'columnheader', 'rowheader', 'status', 'alert', 'tooltip'],
  ...['combobox', 'textbox', 'searchbox', 'spinbutton', 'slider', 'progressbar', 'meter'],
];

/** Elements that may be the only content of another: a link in a heading, a heading in a button. */
const nested = 'h1, h2, h3, h4, h5, h6, a[href], button';

const atMost = 24;

/** Spoken names of roles, where they differ. */
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

/** Roles, names, states and texts of a story in reading order; at most two dozen. */
export function spokenOutline(root: Element): Spoken[] {
  const spoken: Spoken[] = [];
  let text = '';

  function say(thing: Omit<Spoken, 'key'>) {
    // Skip a label that the next item's name repeats.
    const before = spoken.at(-1);
    if (thing.role && before?.role === '' && before.name === thing.name) spoken.pop();
    spoken.push({ key: `${spoken.length} ${thing.role}`, ...thing });
  }

  /** Announces contiguous text at once. */
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

/** Announcement of an element; undefined for unnamed containers. */
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

/** Child that provides the whole name, announced together: “Linen Camp Shirt, heading, link”. */
function wholeContent(element: Element, name: string): Element | undefined {
  return [...element.querySelectorAll(nested)].find(
    (inner) => !isInaccessible(inner) && computeAccessibleName(inner) === name,
  );
}

function statesOf(element: Element): string[] {
  const said = Object.entries(words).map(
    ([attribute, values]) => values[element.getAttribute(attribute) ?? ''],
  );
  // No `instanceof`, because the element belongs to another window.
  const { checked, disabled, type } = element as HTMLInputElement;
  if ((type === 'radio' || type === 'checkbox') && checked) said.push('checked');
  if (disabled) said.push('unavailable');
  return said.filter((word) => word !== undefined);
}
