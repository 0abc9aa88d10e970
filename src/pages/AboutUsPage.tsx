export default function AboutUsPage() {
  return null;
}
