export default function CartPage() {
  return null;
}
