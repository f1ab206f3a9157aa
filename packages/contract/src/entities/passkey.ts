import * as z from 'zod/mini';
import { lineOf } from './text';
import { nullableTimestamp, timestamp } from './time';

/** Passkeys that a main account, or one of its sub-accounts, has at most. */
export const PASSKEYS_MAX = 10;
/** Most characters of the name of a passkey. */
export const PASSKEY_NAME_MAX = 32;
/** How long a device may take to make or to show a passkey. */
export const PASSKEY_CEREMONY_SECONDS = 300;

/** What its owner calls a passkey. */
export const passkeyName = lineOf(PASSKEY_NAME_MAX).check(z.minLength(1, '请输入名称'));
/** Names a passkey of the list; it opens nothing. */
export const passkeyId = lineOf(32).check(z.minLength(1));

/** A passkey of the caller's own account. */
export const passkey = z.object({
  Id: z.string(),
  Name: z.string(),
  CreateTime: timestamp,
  /** The newest login with it; null until it is used. */
  LastTime: nullableTimestamp,
});
export type Passkey = z.infer<typeof passkey>;

/** Bytes as WebAuthn writes them in JSON: base64url without padding. `most` is the most characters. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const publicKeyType = z.literal('public-key');
/** A credential id has 1,023 bytes at most. */
const credentialId = bytes(1364);
const clientData = bytes(4096);

/** What a browser must send back with the answer of a device: told once, good for one ceremony. */
export const passkeyTicket = lineOf(128).check(z.minLength(1));

/** How a device is asked to make a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.int() })),
  /** Those that the account has: a device that holds one of them makes no second. */
  excludeCredentials: z.array(z.object({ type: publicKeyType, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  /** ms. */
  timeout: z.int(),
});

/** How a device is asked to show a passkey: PublicKeyCredentialRequestOptionsJSON of WebAuthn. It names none: the device knows which it has. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  /** ms. */
  timeout: z.int(),
});

/** What a device answers when it has made one: the parts of RegistrationResponseJSON that are read. */
export const madePasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({ clientDataJSON: clientData, attestationObject: bytes(16_384) }),
});
export type MadePasskey = z.infer<typeof madePasskey>;

/** What a device answers when it shows one: the parts of AuthenticationResponseJSON that are read. */
export const shownPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(4096),
    signature: bytes(2048),
    userHandle: bytes(128),
  }),
});
export type ShownPasskey = z.infer<typeof shownPasskey>;
