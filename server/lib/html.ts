const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Raw = { markup: string };

/** Marks markup of our own that goes into a template as it is; never what somebody typed. */
export function raw(markup: string): Raw {
  return { markup };
}

/** HTML from a template: what is put in is text and stays text, unless it is marked as `raw`. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Raw)[]): string {
  const escaped = values.map((value) =>
    typeof value === 'object' ? value.markup : escapeHtml(String(value)),
  );
  return String.raw({ raw: parts }, ...escaped);
}

/** The text with HTML's own characters written as entities. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
