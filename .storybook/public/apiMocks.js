/*
 * MSW's worker, limited to API calls. Otherwise it would ask the page about every request, including
 * files and pictures, and the page would compare each with all mocks.
 */
addEventListener('fetch', (event) => {
  if (!new URL(event.request.url).pathname.includes('/api/')) event.stopImmediatePropagation();
});

importScripts('./mockServiceWorker.js');
