import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from '../../server/lib/html.ts';

/** What became of one picture. */
export type Finding =
  | { name: string; kind: 'changed'; share: number; before: Buffer; after: Buffer; marked?: Buffer }
  | { name: string; kind: 'new'; after: Buffer }
  | { name: string; kind: 'gone'; before: Buffer }
  | { name: string; kind: 'failed'; message: string };

/** Writes the findings as a page with before, after and difference; answers where it is. */
export function writeReport(folder: string, findings: readonly Finding[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = join(folder, 'index.html');
  writeFileSync(page, frame(findings.map((finding) => section(folder, finding)).join('\n')));
  return page;
}

function section(folder: string, finding: Finding): string {
  const { name, kind } = finding;
  const figure = (title: string, picture: Buffer | undefined, ending = 'webp') => {
    if (!picture) return '';
    const file = `${name}.${title}.${ending}`;
    writeFileSync(join(folder, file), picture);
    return html`<figure><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`;
  };
  const note =
    kind === 'changed' ? `${(finding.share * 100).toFixed(2)} % of its pixels changed` : kind;
  const figures = [
    'before' in finding ? figure('before', finding.before) : '',
    'after' in finding ? figure('after', finding.after) : '',
    kind === 'changed' ? figure('difference', finding.marked, 'png') : '',
    kind === 'failed' ? html`<pre>${finding.message}</pre>` : '',
  ];
  return `<section>${html`<h2>${name}</h2><p>${note}</p>`}<div>${figures.join('')}</div></section>`;
}

function frame(sections: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual check</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 32px; background: #f4f4f4; color: #222 }
section { border-top: 1px solid #ccc; padding: 16px 0 }
h2 { font-size: 16px; margin: 0 }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px }
figure { margin: 0 } img { max-width: 100%; border: 1px solid #ccc }
</style>
<h1>Visual check</h1>
${sections || '<p>Nothing changed.</p>'}
</html>
`;
}
