import { patterns } from '../../../contract/limits.ts';
import { useApi } from '../../data/ApiProvider.tsx';

const imageNamePattern = new RegExp(patterns.imageName);

/** Finds the names of pictures that the server has, or may have. */
export function useFindPictures() {
  const { send } = useApi();

  async function isThere(imageName: string): Promise<boolean> {
    if (!imageNamePattern.test(imageName)) return false;
    const outcome = await send('GET /s3/getimage/:imageName', { params: { imageName } });
    return outcome.ok || ![400, 404].includes(outcome.error.status);
  }

  return async function findPictures(names: readonly string[]): Promise<Set<string>> {
    const areThere = await Promise.all(names.map(isThere));
    return new Set(names.filter((_, index) => areThere[index]));
  };
}
