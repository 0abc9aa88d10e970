import { paths } from '../../contract/paths.ts';

/** Where admins see a draft as shoppers will. Apart from `paths`, which every visit loads. */
export const previewPath = (id: string) => `${paths.modifyProduct(id)}/preview`;
