import type { Page } from '@playwright/test';
import { freePort, startServer } from './server';
import { demoCopy } from './stored-data';

/** A browser gives no passkey to an address of numbers, as the other journeys have it. */
export async function withNamedServer(walk: (site: string, api: string) => Promise<void>) {
  const data = await demoCopy();
  const port = await freePort();
  const named = `http://localhost:${port}`;
  const server = await startServer(data, { port, env: { PUBLIC_ORIGIN: named } });
  try {
    await walk(named, server.url);
  } finally {
    await server.stop();
    await data.remove();
  }
}

/** The device of this page, whose owner is always there and looks into it. Answers how to send its owner away. */
export async function plugIn(
  page: Page,
): Promise<{ readonly setVerified: (isUserVerified: boolean) => Promise<unknown> }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
