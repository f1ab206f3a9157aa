import type { Agreement, AgreementVersion } from '@compute-market/patterns/content/AgreementScreen';
import { readContent, readTable } from '../../api/content';
import { ApiError } from '../../api/errors';
import { contentRouteMessages as messages } from './messages';

/** Agreements a visitor can name in the address; the others have an address of their own (screens B4). */
const named = ['user', 'privacy', 'rent', 'credit', 'partner'] as const;

interface IndexEntry {
  readonly title: string;
  readonly versions: readonly (AgreementVersion & { readonly file: string })[];
}
type Index = Readonly<Record<string, IndexEntry | undefined>>;

/** The agreement an address of /agreements names; the user agreement when it names none. */
export const agreementNamed = (text: string | null): string => named.find((name) => name === text) ?? 'user';

/** Reads an agreement in one of its versions, the newest when that one is unknown. Throws ApiError. */
export async function readAgreement(name: string, version: string | null, signal: AbortSignal): Promise<Agreement> {
  const index = await readTable<Index>('agreements/index.json', signal);
  const entry = index[name];
  const shown = entry?.versions.find((each) => each.version === version) ?? entry?.versions[0];
  if (entry === undefined || shown === undefined)
    throw new ApiError({ kind: 'refused', status: 0, reason: messages.missingAgreement, requestId: '' });
  return {
    title: entry.title,
    versions: entry.versions,
    shown,
    text: await readContent(`agreements/${shown.file}`, signal),
  };
}
