import type { BusinessLicense, IdentityCard } from '@compute-market/contract/entities/verification';

/** A person as the register knows them. */
export interface Person {
  readonly name: string;
  readonly idNumber: string;
}

/** What a bank is asked: whether these four belong together. */
export interface BankCardHolder extends Person {
  readonly bankCard: string;
  readonly phone: string;
}

/** What was found to differ, as a clause without its end; null when everything belongs together. */
export type Mismatch = { readonly field: 'name' | 'id_number' | 'bank_card' | 'phone'; readonly reason: string } | null;

export type LicenseFacts = Omit<BusinessLicense, 'file'>;

/**
 * The third party that reads papers and knows people. Calls leave the process, so they are never made inside a database transaction. Pictures
 * are given as they came and are kept by nobody. A reader answers null when it can read nothing.
 */
export interface IdentityProvider {
  /** False on an installation without a contract: papers are for the staff alone. */
  readonly connected: boolean;
  readIdentityCard(picture: Uint8Array, side: 'front' | 'back'): Promise<IdentityCard | null>;
  readBusinessLicense(picture: Uint8Array): Promise<LicenseFacts | null>;
  matchPerson(person: Person): Promise<Mismatch>;
  matchBankCard(holder: BankCardHolder): Promise<Mismatch>;
  /** The address where this person shows their face; the outcome is reported under the ticket. */
  faceAddress(ticket: string, person: Person): Promise<string>;
}

/** What the provider tells of a face check. */
export type FaceOutcome = { readonly state: 'passed' } | { readonly state: 'failed'; readonly reason: string };
