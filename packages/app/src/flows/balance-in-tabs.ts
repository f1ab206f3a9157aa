import { subscribe } from 'valtio';
import { randomId } from '../api/random-id';
import { user } from '../state/user';
import { keeper } from '../surroundings';
import { readBalance } from './booked-balance';

/** A new word there says that the purses hold something else; it tells nobody what (decisions 270). */
const storageKey = 'balance-moved';

const pursesText = (): string | null => user.info && `${user.info.Money} ${user.info.PowerMoney}`;

/** Tells the other tabs once the purses were read with something else in them, and reads them when another tab tells. Returns the way to stop. */
export function followBalance(): () => void {
  let known = pursesText();
  let told = 0;
  const onRead = () => {
    const before = known;
    known = pursesText();
    // What another tab told is not told back.
    if (before !== null && known !== null && known !== before && told === 0) keeper().setItem(storageKey, randomId());
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== storageKey) return;
    told += 1;
    void readBalance().finally(() => void (told -= 1));
  };
  const stopReading = subscribe(user, onRead, true);
  window.addEventListener('storage', onStorage);
  return () => {
    stopReading();
    window.removeEventListener('storage', onStorage);
  };
}
