import { html, raw } from '../../server/lib/html.ts';
import type { Cut } from './compare.ts';
import { script, style } from './reportLook.ts';
import type { Scheme } from './stories.ts';

type Whole = { width: number; height: number; picture: Buffer };

/** Result of a story. */
export type Finding = { id: string; title: string; name: string } & (
  | { kind: 'changed'; pictures: { scheme: Scheme; share: number; cut: Cut }[] }
  | { kind: 'added' | 'gone'; pictures: { scheme: Scheme; whole: Whole }[] }
  | { kind: 'failed'; message: string }
  | { kind: 'unsteady' }
);

type Report = {
  /** The compared revisions and stories. */
  lines: readonly string[];
  findings: readonly Finding[];
  /** URL of the Storybook with the change. */
  storybook: string;
};

/** Larger pages would not open in a review. */
export const largestPage = 4_000_000;

const headings = {
  failed: 'Failed',
  changed: 'Changed',
  added: 'Added',
  gone: 'Gone',
  unsteady: 'Not the same twice',
};
type Kind = keyof typeof headings;
const kinds = Object.keys(headings) as Kind[];

export function count(findings: readonly Finding[], kind: Kind): number {
  return findings.filter((finding) => finding.kind === kind).length;
}

/** A self-contained page with pictures, style and script. */
export function writeReport({ lines, findings, storybook }: Report): string {
  const pictured = choosePictured(findings);
  const sections = kinds
    .filter((kind) => count(findings, kind) > 0)
    .map((kind) => {
      const stories = findings
        .filter((finding) => finding.kind === kind)
        .map((finding) => article(finding, pictured, storybook));
      return html`<section id="${kind}"><h2>${headings[kind]} <small>${stories.length}</small></h2>
${raw(stories.join('\n'))}</section>`;
    });
  const left = findings.flatMap(picturesOf).length - pictured.size;
  const notes = [
    ...lines,
    ...(left > 0
      ? [
          `${left} pictures more would make this page too large: run it for some stories to see them.`,
        ]
      : []),
  ];
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What changed</title>
<style>${raw(style)}</style>
<header>
<h1>What changed</h1>
${raw(notes.map((line) => html`<p>${line}</p>`).join('\n'))}
<nav>${raw(kinds.map((kind) => html`<a href="#${kind}">${headings[kind]} ${count(findings, kind)}</a>`).join('\n'))}</nav>
${raw(count(findings, 'changed') > 0 ? views : '')}
</header>
<main>
${raw(sections.join('\n') || '<p>Nothing changed.</p>')}
</main>
<script>${raw(script)}</script>
</html>
`;
}

const views = `<fieldset><legend>Changes</legend>
<label><input type="radio" name="view" checked> side by side</label>
<label><input type="radio" name="view" id="over"> one over the other</label>
</fieldset>`;

type Picture = { scheme: Scheme; share?: number; cut?: Cut; whole?: Whole };

const picturesOf = (finding: Finding): readonly Picture[] =>
  'pictures' in finding ? finding.pictures : [];

/**
 * As many pictures as fit: first each component's first story in light, then in dark, then its next
 * story.
 */
function choosePictured(findings: readonly Finding[]): Set<Picture> {
  const seen = new Map<string, number>();
  const ranked = findings.flatMap((finding) => {
    const place = seen.get(finding.title) ?? 0;
    seen.set(finding.title, place + 1);
    return picturesOf(finding).map((picture, scheme) => ({ picture, rank: 2 * place + scheme }));
  });
  const chosen = new Set<Picture>();
  let size = 0;
  for (const { picture } of ranked.sort((a, b) => a.rank - b.rank)) {
    const { cut, whole } = picture;
    const buffers = [cut?.before, cut?.after, cut?.marks, whole?.picture];
    // Base64 writes three bytes as four characters.
    size += buffers.reduce((sum, buffer) => sum + (buffer?.length ?? 0) * (4 / 3), 400);
    if (size > largestPage) break;
    chosen.add(picture);
  }
  return chosen;
}

function article(finding: Finding, pictured: ReadonlySet<Picture>, storybook: string): string {
  const { id, title, name, kind } = finding;
  const words = `${title}: ${name}`;
  const heading =
    kind === 'gone' ? words : raw(html`<a href="${storybook}?path=/story/${id}">${words}</a>`);
  const message = kind === 'failed' ? html`<pre>${finding.message}</pre>` : '';
  const pictures = picturesOf(finding)
    .filter((picture) => pictured.has(picture))
    .map((picture) => {
      const { scheme, share = 0, cut, whole } = picture;
      if (cut) return change(`${words}, ${scheme}`, scheme, share, cut);
      return whole ? single(`${words}, ${scheme}`, whole) : '';
    });
  return html`<article><h3>${heading}</h3>${raw(message)}${raw(pictures.join('\n'))}</article>`;
}

const url = (picture: Buffer) => `url(data:image/webp;base64,${picture.toString('base64')})`;

function change(words: string, scheme: Scheme, share: number, cut: Cut): string {
  const { width, height, before, after, marks } = cut;
  const figure = (name: string, caption: string) =>
    html`<figure><div class="${name}" role="img" aria-label="${caption}: ${words}"></div><figcaption>${caption}</figcaption></figure>`;
  const sizes = `--width:${width}px;--ratio:${width}/${height}`;
  return html`<p>${scheme}, ${(share * 100).toFixed(2)} % of its pixels</p>
<div class="change" style="${sizes};--before:${url(before)};--after:${url(after)};--marks:${url(marks)}">
${raw(figure('before', 'Before'))}${raw(figure('after', 'After'))}${raw(figure('marks', 'Difference'))}
<figure class="over"><div class="before" role="img" aria-label="Before and after: ${words}"><div class="after"></div></div>
<input type="range" value="50" aria-label="Up to where it is shown before, in percent: ${words}"></figure>
</div>`;
}

function single(words: string, { width, height, picture }: Whole): string {
  return html`<img src="${`data:image/webp;base64,${picture.toString('base64')}`}" width="${width}" height="${height}" alt="${words}">`;
}
