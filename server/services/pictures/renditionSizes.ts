/** The best first. */
export const renditionFormats = ['avif', 'webp'] as const;

export type RenditionFormat = (typeof renditionFormats)[number];

const usualWidths = [320, 480, 640, 960, 1440];

/** The widths that a picture of `width` pixels comes in: none is wider than itself. */
export function renditionWidths(width: number): number[] {
  const narrower = usualWidths.filter((usual) => usual < width);
  return narrower.length === usualWidths.length ? narrower : [...narrower, width];
}

/** The name under which a rendition is kept: the picture's own, followed by what is special. */
export function renditionName(name: string, width: number, format: RenditionFormat): string {
  return `${name}.${width}.${format}`;
}

/** As it is shared beside a link, or small, as in mail. */
export type SharedSize = 'large' | 'small';

/** The name under which a picture is kept as it is shared. */
export function sharedName(name: string, size: SharedSize): string {
  return size === 'large' ? `${name}.shared.jpg` : `${name}.shared.small.jpg`;
}

/** Everything that may be kept beside a picture of `width` pixels. */
export function namesBeside(name: string, width: number): string[] {
  const renditions = renditionWidths(width).flatMap((each) =>
    renditionFormats.map((format) => renditionName(name, each, format)),
  );
  return [...renditions, sharedName(name, 'large'), sharedName(name, 'small')];
}
