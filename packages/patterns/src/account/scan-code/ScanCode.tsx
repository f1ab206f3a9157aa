import { QrPanel, type QrState } from '@compute-market/components/qr-panel';
import { QR_VALID_SECONDS } from '@compute-market/contract/constants';
import type { ScanState } from '../scan-state';
import { scanCodeMessages as messages } from './messages';

/** The steps in which there is a code, or a place for it; the others are the host's to tell. */
export type ShownScan = Exclude<ScanState, { step: 'refused' | 'notBound' }>;

export interface ScanCodeProps {
  scan: ShownScan;
  /** What the code is for, what the person is asked to do with it, and what came of it. */
  words: { readonly name: string; readonly waiting: string; readonly done: string };
  onRefresh: () => void;
}

const states: Record<ShownScan['step'], QrState> = {
  idle: 'loading',
  loading: 'loading',
  waiting: 'ready',
  scanned: 'scanned',
  expired: 'expired',
  done: 'done',
};

/** A code that WeChat scans, in the ring of its five minutes, and where the scan stands. */
export function ScanCode({ scan, words, onRefresh }: ScanCodeProps) {
  const hints: Partial<Record<ShownScan['step'], string>> = {
    waiting: words.waiting,
    done: words.done,
    expired: messages.expired,
  };
  const coded = scan.step === 'waiting' || scan.step === 'scanned' ? scan : null;
  return (
    <QrPanel
      name={words.name}
      state={states[scan.step]}
      code={coded?.code.image}
      secondsLeft={coded?.secondsLeft}
      totalSeconds={QR_VALID_SECONDS}
      hint={hints[scan.step]}
      onRenew={onRefresh}
    />
  );
}
