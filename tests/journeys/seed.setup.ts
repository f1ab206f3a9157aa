import { test } from '@playwright/test';
import { startServer } from './server';
import { writeDemo } from './stored-data';

test('a server writes its demo data once, for all journeys', async () => {
  test.setTimeout(180_000);
  await writeDemo(async (data) => {
    const server = await startServer(data);
    await server.stop();
  });
});
