/*
 * MSW's worker for calls of the API alone. It asks the page about each request, files and pictures
 * among them, and the page compares each with all of its mocks.
 */
const isCall = new URLPattern({ pathname: '*/api/*' });

addEventListener('install', (event) => {
  // Where a browser can, it does not even start the worker for them.
  event.addRoutes?.({ condition: { not: { urlPattern: isCall } }, source: 'network' });
});

addEventListener('fetch', (event) => {
  if (!isCall.test(event.request.url)) event.stopImmediatePropagation();
});

importScripts('./mockServiceWorker.js');
