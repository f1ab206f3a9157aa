import { test } from '@playwright/test';
import { removeData, seededData, startServer } from './server';

test('a server writes its demo data once, for all journeys', async () => {
  test.setTimeout(180_000);
  removeData(seededData);
  const server = await startServer(seededData);
  await server.stop();
});
