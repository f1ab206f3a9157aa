import { useEffect, useEffectEvent, useState } from 'react';

/** ms of quiet after the last letter before the words are looked for. */
const pause = 300;

interface LiveText {
  /** What is looked for now. */
  readonly value: string;
  /** The words of a text. */
  readonly clean: (text: string) => string;
  readonly onChange: (words: string) => void;
}

/**
 * The text of a field that is looked for while it is typed: after a pause, and never while an input method composes. What comes from
 * elsewhere (back, 清空筛选) takes the place of the text; what the field itself asked for does not, however late it comes (decisions 74).
 */
export function useLiveText({ value, clean, onChange }: LiveText) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Typed, and not yet what is looked for. */
  const [isAhead, setAhead] = useState(false);
  const [isComposing, setComposing] = useState(false);
  if (seen !== value) {
    setSeen(value);
    if (clean(text) === value) setAhead(false);
    else if (!isAhead) setText(value);
  }

  const ask = (typed: string) => {
    if (clean(typed) !== value) onChange(clean(typed));
  };
  const askNow = useEffectEvent(() => ask(text));
  useEffect(() => {
    if (!isAhead || isComposing) return undefined;
    const timer = setTimeout(askNow, pause);
    return () => clearTimeout(timer);
  }, [text, isAhead, isComposing]);

  return {
    value: text,
    onValueChange: (typed: string) => {
      setText(typed);
      setAhead(clean(typed) !== value);
    },
    onSearch: ask,
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
}
