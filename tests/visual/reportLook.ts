/** Style of the report, in the system's scheme. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#ccc, #444); --quiet: light-dark(#595959, #aaa) }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 24px; max-width: 1800px;
  background: light-dark(#f6f6f6, #1a1a1a); color: light-dark(#1a1a1a, #eee) }
h1 { font-size: 28px; margin: 0 0 8px } h2 { font-size: 22px; margin: 40px 0 8px }
h3 { font-size: 16px; margin: 0 } small, figcaption, article p { color: var(--quiet); font-size: 14px }
p { margin: 0 0 4px; max-width: 80ch } a { color: light-dark(#0b57a4, #8ab8ee) }
nav { display: flex; flex-wrap: wrap; gap: 0 24px } nav a, h3 a { display: inline-block; padding: 10px 0 }
fieldset { border: 0; padding: 0; margin: 8px 0 0; display: flex; flex-wrap: wrap; gap: 0 24px }
legend { float: left; padding: 10px 0 } label { padding: 10px 0 }
header:has(#over:not(:checked)) ~ main .over, header:has(#over:checked) ~ main .change > :not(.over) { display: none }
article { border-top: 1px solid var(--line); padding: 16px 0 }
figure { margin: 0 } img { max-width: 100%; height: auto; border: 1px solid var(--line); margin: 0 16px 16px 0; vertical-align: top }
pre { overflow: auto; white-space: pre-wrap }
.change { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); margin-bottom: 24px }
.change > * { max-width: var(--width); min-width: 0 }
.change div { aspect-ratio: var(--ratio); background: no-repeat 0 0 / 100% auto; outline: 1px solid var(--line) }
.change .before { background-image: var(--before) }
.change .after { background-image: var(--after) }
.change .marks { position: relative; background-image: var(--after) }
.change .marks::after { content: ''; position: absolute; inset: 0;
  background: var(--marks) 0 0 / 100% auto, light-dark(#fffc, #000b) }
.over { display: grid } .over .after { outline: 0; height: 100%; clip-path: inset(0 0 0 var(--split, 50%)) }
input[type=range] { width: 100%; height: 44px; margin: 0 }
`;

/** The slider, a native range input for pointer, touch and keyboard. */
export const script = `
addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.parentNode.style.setProperty('--split', target.value + '%');
});
`;
