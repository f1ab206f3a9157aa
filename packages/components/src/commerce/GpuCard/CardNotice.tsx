import type { Words } from '../../words';
import { Button } from '../../actions/Button/Button';
import type { gpuCardMessages } from './messages';
import { Wish } from './GpuCard.styles';
import type { GpuCardNotice } from './gpu-card-props';

interface CardNoticeProps {
  words: Words<typeof gpuCardMessages>;
  notice: GpuCardNotice;
  onNotice: (wanted: boolean) => void;
  describedBy: string;
}

const actions = (words: Words<typeof gpuCardMessages>) => ({
  off: { children: words.notice },
  pending: { children: words.notice, loading: true },
  on: { children: words.cancel, 'aria-label': words.cancelNotice },
  failed: { children: words.retry, 'aria-label': words.retryNotice },
});

/** Sold out: requests a notice of new stock, and shows its state. One button throughout, so that the keyboard stays on it. */
export function CardNotice({ notice, onNotice, describedBy, words }: CardNoticeProps) {
  return (
    <Wish data-part="notice">
      <span aria-live="polite">
        {notice === 'on' ? words.noticed : notice === 'failed' ? words.noticeFailed : null}
      </span>
      <Button
        variant="text"
        size="sm"
        aria-describedby={describedBy}
        onClick={() => onNotice(notice !== 'on')}
        {...actions(words)[notice]}
      />
    </Wish>
  );
}
