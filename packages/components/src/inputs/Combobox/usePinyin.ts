import { useEffect, useState } from 'react';
import { laterPiece } from '../../foundation/lazyPiece/lazyPiece';
import type { PinyinSearch } from './search-options';

const dictionary = laterPiece(() => import('pinyin-match'));

/** Search by pinyin, once its dictionary (20 KB) is here. Without it the written text is still searched. */
export function usePinyin(): PinyinSearch | undefined {
  const [search, setSearch] = useState<PinyinSearch>();
  useEffect(() => {
    let wanted = true;
    void dictionary().then(({ default: pinyin }) => {
      if (!wanted) return;
      setSearch(
        (): PinyinSearch => (text, letters) => {
          const found = pinyin.match(text, letters);
          return found ? [found[0], found[1] + 1] : undefined;
        },
      );
    });
    return () => {
      wanted = false;
    };
  }, []);
  return search;
}
