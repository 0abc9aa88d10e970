/** Offers a file as a download. */
export function downloadFile(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Offers a text as a download. */
export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8') {
  downloadFile(name, new Blob([text], { type }));
}
