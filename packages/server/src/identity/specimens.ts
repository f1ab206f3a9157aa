import type { IdentityCard } from '@compute-market/contract/entities/verification';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { packageFile } from '../platform/package-file';
import type { LicenseFacts } from './provider';
import { colorsOf, likeness, type Colors } from './likeness';
import { documentText, specimenText } from './paper-text';

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
  z.object({
    paper: z.literal('license'),
    company_name: text,
    credit_code: text,
    legal_name: text,
    address: text,
    valid_end: text,
  }),
]);
type Specimen = z.infer<typeof papers>;

const saysIn = (found: string | null): Specimen | null => (found === null ? null : papers.parse(JSON.parse(found)));

/** What a picture that lost its text on the way, as one does whose rim was cut off, must have in common with a specimen. */
const leastLikeness = 0.99;
const cards = ['id-card-front.png', 'id-card-front-blurred.png', 'id-card-back.png'];

const known = (() => {
  let reading: Promise<{ specimen: Specimen; colors: Colors }[]> | undefined;
  const read = async (file: string) => {
    const bytes = await readFile(packageFile(`assets/sandbox/${file}`));
    const specimen = saysIn(specimenText(bytes));
    return specimen === null ? [] : [{ specimen, colors: await colorsOf(bytes) }];
  };
  return () => (reading ??= Promise.all(cards.map(read)).then((found) => found.flat()));
})();

/** The specimen card whose colours a picture has; null for any other picture, and for what is none. */
async function likestCard(picture: Uint8Array): Promise<Specimen | null> {
  const colors = await colorsOf(picture).catch(() => null);
  if (colors === null) return null;
  const [likest] = (await known())
    .map(({ specimen, colors: its }) => ({ specimen, alike: likeness(colors, its) }))
    .sort((one, other) => other.alike - one.alike);
  return likest !== undefined && likest.alike >= leastLikeness ? likest.specimen : null;
}

/** One side of a specimen identity card, whole or cut; null when the picture is anything else. */
export async function readSpecimenCard(picture: Uint8Array, side: 'front' | 'back'): Promise<IdentityCard | null> {
  const specimen = saysIn(specimenText(picture)) ?? (await likestCard(picture));
  return specimen?.paper === side ? specimen : null;
}

/** A specimen licence, as a picture or as a PDF; null when it is anything else. */
export function readSpecimenLicense(paper: Uint8Array): LicenseFacts | null {
  const specimen = saysIn(specimenText(paper) ?? documentText(paper));
  return specimen?.paper === 'license' ? specimen : null;
}
