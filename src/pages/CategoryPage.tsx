export function CategoryPage(_: { category: 'women' | 'men' | 'kid' }) {
  return null;
}
