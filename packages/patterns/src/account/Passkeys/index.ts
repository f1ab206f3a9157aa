export { AddPasskeyDialog, RemovePasskeyDialog } from './PasskeyDialogs';
export { PasskeyLogin, type PasskeyLoginProps } from './PasskeyLogin';
export { Passkeys, type PasskeysProps } from './Passkeys';
export type { PasskeyHindrance } from './messages';
