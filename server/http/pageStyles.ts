import postcss, { type Container, type Rule } from 'postcss';

/**
 * Makes the style sheet of a page: of all of the app's rules those whose classes its markup has, and
 * those for elements. A page is painted with it alone; the app brings all of its styles.
 * @param css all of the app's style sheets; the order within each is kept
 */
export function createPageStyles(css: string): (markup: string) => string {
  const all = postcss.parse(css);
  all.walkComments((comment) => void comment.remove());
  // What comes over the line is left to the app, but for the fonts of the device that stand in.
  all.walkAtRules('font-face', (face) => {
    if (face.toString().includes('url(')) face.remove();
  });
  return (markup) => {
    const page = all.clone();
    const classes = classesIn(markup);
    page.walkRules((rule) => keepUsed(rule, classes));
    const used = new Set(`${page}${markup}`.match(/(?<=var\()--[\w-]+/g));
    page.walkDecls(/^--mui-/, (variable) => {
      if (!used.has(variable.prop)) variable.remove();
    });
    const animations = valuesOf(page, /^animation(-name)?$/);
    page.walkAtRules('keyframes', (frames) => {
      if (!animations.includes(frames.params)) frames.remove();
    });
    removeEmpty(page);
    return page.toString();
  };
}

function classesIn(markup: string): Set<string> {
  const lists = markup.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...lists].flatMap(([, list = '']) => list.split(/\s+/)));
}

/** A step of keyframes has no classes either. */
function keepUsed(rule: Rule, classes: Set<string>): void {
  const used = rule.selectors.filter((selector) =>
    classesOf(selector).every((name) => classes.has(name)),
  );
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

/** Those that an element has to have. */
function classesOf(selector: string): string[] {
  const needed = selector.replace(/\[[^\]]*\]|:not\([^)]*\)/g, '');
  return needed.match(/(?<=\.)-?[_a-zA-Z][\w-]*/g) ?? [];
}

function valuesOf(styles: Container, property: RegExp): string {
  const values: string[] = [];
  styles.walkDecls(property, ({ value }) => void values.push(value));
  return values.join(' ');
}

function removeEmpty(styles: Container): void {
  for (const node of [...(styles.nodes ?? [])]) {
    if (!('nodes' in node)) continue;
    removeEmpty(node as Container);
    if (node.nodes?.length === 0) node.remove();
  }
}
