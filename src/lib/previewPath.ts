import { adminPaths } from '../../contract/adminPaths.ts';

/** Path of a draft's preview for admins. Separate from `paths`, which every visit loads. */
export const previewPath = (id: string) => `${adminPaths.modifyProduct(id)}/preview`;
