/*
 * MSW's worker for calls of the API alone. It asks the page about each request, files and pictures
 * among them, and the page compares each with all of its mocks.
 */
addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.includes('/api/')) event.stopImmediatePropagation();
});

importScripts('./mockServiceWorker.js');
