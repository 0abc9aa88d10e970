import { paths } from '../../contract/paths.ts';

/** Path of a draft's preview for admins. Separate from `paths`, which every visit loads. */
export const previewPath = (id: string) => `${paths.modifyProduct(id)}/preview`;
