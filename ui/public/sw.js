// Shows that it is somebody's turn while no page is open; a click leads to the table.
self.addEventListener('push', (event) => {
  const news = event.data.json();
  event.waitUntil(
    self.registration.showNotification(news.title, {
      body: news.body,
      tag: news.table,
      icon: '/favicon-turn.svg',
      data: `/t/${encodeURIComponent(news.table)}`,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data, self.location.origin)));
});

async function open(page) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === page.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(page.href);
}
