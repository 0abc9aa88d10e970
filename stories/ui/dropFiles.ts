import { fireEvent } from 'storybook/test';

/** Drags files over an element, and drops them there. */
export function dropFiles(area: Element, files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  for (const type of ['dragover', 'drop']) {
    fireEvent(area, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }
}
