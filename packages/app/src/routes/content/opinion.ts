import { rateDocument } from '@compute-market/contract/calls/notice';
import { api } from '../../api';
import { randomId } from '../../api/random-id';
import { session } from '../../state/session';

const storageKey = 'reader';

/** By what a browser is known that nobody has signed in with: a random word of its own. */
function readerWord(): string {
  const known = localStorage.getItem(storageKey);
  if (known !== null) return known;
  const word = randomId();
  localStorage.setItem(storageKey, word);
  return word;
}

/** 有帮助 or not; answers how many readers the document has helped. Throws ApiError. */
export async function giveOpinion(id: string, helpful: boolean): Promise<number> {
  const { useful } = await api.call(rateDocument, {
    id,
    helpful,
    reader: session.token === null ? readerWord() : undefined,
  });
  return useful;
}
