import { useEffect, useState } from 'react';
import type { PinyinSearch } from './search-options';

let dictionary: Promise<PinyinSearch> | undefined;

const load = () =>
  import('pinyin-match').then(
    ({ default: pinyin }): PinyinSearch =>
      (text, letters) => {
        const found = pinyin.match(text, letters);
        return found ? [found[0], found[1] + 1] : undefined;
      },
  );

/** Search by pinyin, once its dictionary (20 KB) is here. Without it, or when it cannot be had, the written text is still searched. */
export function usePinyin(): PinyinSearch | undefined {
  const [search, setSearch] = useState<PinyinSearch>();
  useEffect(() => {
    let wanted = true;
    dictionary ??= load();
    dictionary.then(
      (loaded) => {
        if (wanted) setSearch(() => loaded);
      },
      () => {
        dictionary = undefined;
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return search;
}
