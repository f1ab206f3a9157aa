import { loadPiece } from '@compute-market/components/lazy-piece';
import type { passkeyCreation, passkeyRequest } from '@compute-market/contract/entities/passkey';
import type { MadePasskey, ShownPasskey } from '@compute-market/contract/entities/passkey';
import type * as z from 'zod/mini';
import { passkeyCeremonyMessages as messages } from './passkey-messages';

const library = () => loadPiece(() => import('@simplewebauthn/browser'));

/** The device made or showed no passkey; the message is a sentence for the person. */
export class CeremonyError extends Error {
  override readonly name = 'CeremonyError';
}

/** What browsers call a failure of a device; the library's own errors keep that name. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Browsers say no more of a refusal than its name, so that no page learns what a device holds. */
async function told<Answer>(ask: () => Promise<Answer>, sentences: Readonly<Record<string, string>>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new CeremonyError(sentences[nameOf(error)] ?? messages.failed, { cause: error });
  }
}

/** Asks the device to make a passkey. Rejects with CeremonyError. */
export async function makePasskey(optionsJSON: z.output<typeof passkeyCreation>): Promise<MadePasskey> {
  const { startRegistration } = await library();
  const { id, rawId, response } = await told(() => startRegistration({ optionsJSON }), messages.making);
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
}

/** Asks the device to show a passkey. Rejects with CeremonyError. */
export async function showPasskey(optionsJSON: z.output<typeof passkeyRequest>): Promise<ShownPasskey> {
  const { startAuthentication } = await library();
  const { id, rawId, response } = await told(() => startAuthentication({ optionsJSON }), messages.showing);
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } };
}
