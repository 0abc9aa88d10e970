/**
 * Like `fetch` for multipart forms, with upload progress (0 to 1), which `fetch` lacks. Rejects
 * like `fetch`: with an `AbortError`, or if there is no reply.
 */
export function sendForm(
  url: string,
  { method = 'POST', headers, body, signal, credentials }: RequestInit,
  onProgress: (share: number) => void = () => {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable && onProgress(loaded / total);
    request.onload = () =>
      resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('The server could not be reached'));
    request.onabort = () => reject(new DOMException('The upload was called off', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return reject(new DOMException('Called off before', 'AbortError'));
    signal?.addEventListener('abort', abort);
    request.send(body as FormData);
  });
}
