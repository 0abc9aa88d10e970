export default function SearchPage() {
  return null;
}
