import type { IdentityCard } from '@compute-market/contract/entities/verification';
import * as z from 'zod/mini';
import type { LicenseFacts } from './provider';
import { specimenText } from './paper-text';

const text = z.string();
const papers = z.union([
  z.object({
    paper: z.enum(['front', 'back']),
    name: text,
    id_number: text,
    gender: text,
    address: text,
    valid_begin: text,
    valid_end: text,
    quality: z.enum(['ok', 'blur', 'glare', 'cut']),
  }),
  z.object({ paper: z.literal('license'), company_name: text, credit_code: text, legal_name: text, address: text, valid_end: text }),
]);
type Specimen = z.infer<typeof papers>;

function specimenOf(picture: Uint8Array): Specimen | null {
  const found = specimenText(picture);
  return found === null ? null : papers.parse(JSON.parse(found));
}

/** One side of a specimen identity card; null when the picture is anything else. */
export function readSpecimenCard(picture: Uint8Array, side: 'front' | 'back'): IdentityCard | null {
  const specimen = specimenOf(picture);
  return specimen?.paper === side ? specimen : null;
}

/** A specimen licence; null when the picture is anything else. */
export function readSpecimenLicense(picture: Uint8Array): LicenseFacts | null {
  const specimen = specimenOf(picture);
  return specimen?.paper === 'license' ? specimen : null;
}
