import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** One thing that a screen reader says on its way through. */
export type Spoken = { key: string; role: string; name: string; states: string[] };

/** Said of them is what is in them. */
const containers = [
  ...['generic', 'paragraph', 'presentation', 'none', 'listitem', 'term', 'strong', 'legend'],
  ...['row', 'rowgroup', 'gridcell', 'cell', 'document'],
];

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

/** Roles, names and states of what a story shows, in the order of reading; a dozen and a half at most. */
export function spokenOutline(root: Element): Spoken[] {
  const spoken: Spoken[] = [];
  for (const element of root.querySelectorAll('*')) {
    const role = getRole(element);
    if (!role || containers.includes(role) || isInaccessible(element)) continue;
    const name = computeAccessibleName(element);
    const isLive = ['status', 'alert'].includes(role);
    if (!name && !isLive && !['textbox', 'list', 'table'].includes(role)) continue;
    spoken.push({
      key: `${spoken.length} ${role}`,
      role: isLive ? `${role}, said when it changes` : (spokenRoles[role] ?? role),
      name: name || (isLive ? (element.textContent ?? '') : ''),
      states: statesOf(element),
    });
    if (spoken.length === 18) break;
  }
  return spoken;
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
