export default function ContactsPage() {
  return null;
}
