import type { HTMLAttributes, Ref } from 'react';
import { Head, Root, Tail } from './Truncate.styles';

export interface TruncateProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The whole text. It can be copied and is read in full; only its drawing is cut. */
  text: string;
  /** Where it is cut: names at the end, hosts and ids in the middle, since their ends tell them apart. */
  at?: 'end' | 'middle';
  /** Characters kept after the cut in the middle. */
  tail?: number;
  ref?: Ref<HTMLSpanElement>;
}

/** One line that gives way to an ellipsis where the room ends; the pointer shows the whole. */
export function Truncate({ text, at = 'end', tail = 8, ...rest }: TruncateProps) {
  const cut = at === 'middle' && text.length > tail ? text.length - tail : text.length;
  return (
    <Root data-component="Truncate" title={text} {...rest}>
      <Head>{text.slice(0, cut)}</Head>
      {cut < text.length ? <Tail>{text.slice(cut)}</Tail> : null}
    </Root>
  );
}
