/** Where a banner's two pictures are: beside the app, which a Storybook may have under any path. */
export function bannerPictures(name: string): { wide: string; tall: string } {
  const base = `${import.meta.env.BASE_URL}banners/${name}`;
  return { wide: `${base}-wide.webp`, tall: `${base}-tall.webp` };
}

/** The close-up of a cloth on the home page. */
export const clothPicture = `${import.meta.env.BASE_URL}banners/cloth.webp`;
