export default function ErrorPage() {
  return null;
}
