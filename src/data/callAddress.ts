/** A call's path with its parameters filled in, and its query behind it; a list repeats its name. */
export function callAddress(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  return fillPath(path, params) + toQuery(query);
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function toQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}
