import type { MadePasskey, ShownPasskey } from '@compute-market/contract/entities/passkey';
import type { CallContext } from '../../http/handler';
import type { PasskeyRow } from './own-passkeys';
import type { PasskeySite } from './site';

/** Algorithms of COSE that a passkey may sign by, the best first: Ed25519, ECDSA over P-256, RSA with SHA-256. */
export const algorithms = [-8, -7, -257];

/** What a device must have signed, and where. */
interface Asked {
  readonly site: PasskeySite;
  readonly challenge: string;
}

/** Only what a device sent can be wrong with it, so that whatever is thrown means no. */
async function orNull<Found>({ services: { logger } }: CallContext, look: () => Promise<Found>): Promise<Found | null> {
  try {
    return await look();
  } catch (error) {
    logger.debug({ error: error instanceof Error ? error.message : String(error) }, 'a passkey was not taken');
    return null;
  }
}

const placeOf = ({ site, challenge }: Asked) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...site.origins],
  expectedRPID: site.domain,
  requireUserVerification: true,
});

/** What a new passkey is known by, when a device made it here, for this challenge, with its owner verified; else null. */
export const readMade = (context: CallContext, asked: Asked, made: MadePasskey) =>
  orNull(context, async () => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      supportedAlgorithmIDs: algorithms,
      ...placeOf(asked),
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  });

/**
 * The counter that a device told when it signed with this passkey, here, for this challenge, with its owner verified; else null. Whether the counter went on
 * is for the guarded UPDATE of who asks: two at once would both pass here.
 */
export const readShown = (
  context: CallContext,
  asked: Asked,
  { credentialId, publicKey }: Pick<PasskeyRow, 'credentialId' | 'publicKey'>,
  shown: ShownPasskey,
): Promise<number | null> =>
  orNull(context, async () => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shown, clientExtensionResults: {} },
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
      ...placeOf(asked),
    });
    return verified ? authenticationInfo.newCounter : null;
  });
