import { mainAccountWith } from '@compute-market/patterns/viewer/fixtures';

let last = mainAccountWith({}).user.Id;

/** A main account that no other test has: what one ordered without an answer is kept for as long as the modules live, which tests share. */
export function ownMainAccount() {
  last += 1;
  return mainAccountWith({ Id: last });
}
