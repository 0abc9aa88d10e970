import { useShop } from '../../data/ShopProvider.tsx';

/** The shop's name and address, in lines; undefined if its owner has set none. */
export function useReturnAddress(): string | undefined {
  const { name, address } = useShop();
  return address === '' ? undefined : `${name}\n${address}`;
}
