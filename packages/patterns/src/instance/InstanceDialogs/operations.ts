import type { Instance } from '@compute-market/contract/entities/instance';
import type { DueMode } from '@compute-market/contract/enumerations';

/** Passwords of one instance, given only when someone asks to see them. */
export interface InstancePasswords {
  readonly login: string;
  readonly vnc: string;
}

/** What the screens ask the application to do to an instance. A refusal rejects with an Error whose message is a sentence to show. */
export interface InstanceOperations {
  readonly changeNote: (instance: Instance, note: string) => Promise<unknown>;
  readonly changeDueMode: (instance: Instance, mode: DueMode) => Promise<unknown>;
  readonly restart: (instance: Instance) => Promise<unknown>;
  readonly releaseDisk: (instance: Instance) => Promise<unknown>;
  readonly refund: (instance: Instance) => Promise<unknown>;
  readonly revealPasswords: (instance: Instance) => Promise<InstancePasswords>;
  /** Opens a web terminal in a new window. */
  readonly openTerminal: (instance: Instance, kind: 'ssh' | 'vnc') => Promise<unknown>;
}
