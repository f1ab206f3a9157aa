import type { Verification } from '@compute-market/contract/entities/verification';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { VerificationAgreementSlot } from '../verification-agreement';

/** A form of a verification as its screen needs it; validation and submission are the application's. */
export interface VerificationForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: () => void;
  /** A refusal that belongs to no field; stands over the form. */
  readonly refused: string | null;
}

/** What a way to be verified begins with. */
export interface VerificationStart {
  /** The account's record of this kind; one that was rejected tells why over the form. */
  readonly standing: Verification | null;
  /** Stands over the form: nothing is submitted without it, and what was typed stays. Not asked for where it was agreed to on the way here. */
  readonly agreement?: VerificationAgreementSlot | null;
}
