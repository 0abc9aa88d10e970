const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Raw = { markup: string };

/** Marks trusted markup, which is inserted unescaped; never use it for user input. */
export function raw(markup: string): Raw {
  return { markup };
}

/** HTML from a template: values are escaped, unless they are marked as `raw`. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Raw)[]): string {
  const escaped = values.map((value) =>
    typeof value === 'object' ? value.markup : escapeHtml(String(value)),
  );
  return String.raw({ raw: parts }, ...escaped);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
